import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lint } from 'cspell';
import type { Problem } from './problem.ts';

const dictionary = 'scripts/content/dictionary.txt';

/**
 * Finds words that neither the dictionaries nor `dictionary.txt` know, in the files that `cspell.json` names. Works offline.
 * @param files paths below the root, instead of those
 */
export async function findMisspellings(root: string, files: string[] = []): Promise<Problem[]> {
  const problems: Problem[] = [];
  const options = { root, config: path.join(root, 'cspell.json'), showSuggestions: true };
  await lint(files, options, {
    issue: ({ uri, row, text, suggestions = [] }) => {
      const meant = suggestions[0] ? `correct it (“${suggestions[0]}”?)` : 'correct it';
      problems.push({ file: path.relative(root, fileURLToPath(uri ?? '')), line: row, message: `“${text}” is in no dictionary: ${meant} or add it to ${dictionary}` });
    },
    error: (message, error) => problems.push({ file: 'cspell.json', line: 1, message: `${message}: ${error}` }),
  });
  return problems;
}

/** Finds where the project's own dictionary is out of order: a sorted one is merged without a conflict. */
export function findDisorder(root: string): Problem[] {
  const words = readFileSync(path.join(root, dictionary), 'utf8').trim().split('\n');
  return words.flatMap((word, index) => {
    const before = words[index - 1];
    const sorted = !before || before.localeCompare(word, 'en') < 0;
    return sorted ? [] : [{ file: dictionary, line: index + 1, message: `“${word}” stands after “${before}”: keep the words in order, each once` }];
  });
}
