import type { Problem } from './problem.ts';
import type { Source } from './sources.ts';

/** Finds duplicate ids within each folder. */
export function findDuplicateIds(sources: Source[]): Problem[] {
  const fileByKey = new Map<string, string>();
  const withId = sources.filter(({ data }) => typeof data['id'] === 'number');
  for (const { folder, data, file } of withId) {
    const key = `${folder} ${data['id']}`;
    fileByKey.set(key, fileByKey.get(key) ?? file);
  }
  return withId.flatMap(({ folder, data, file, lineOf }) => {
    const id = Number(data['id']);
    const firstFile = fileByKey.get(`${folder} ${id}`);
    const message = `The id ${id} is taken by ${firstFile}: use the number after the highest one`;
    return firstFile === file ? [] : [{ file, line: lineOf(['id']), message }];
  });
}
