import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { cachedFile } from './build-cache.ts';

const subfolder = `test-${randomUUID()}`;
const create = vi.fn(async () => Buffer.from('made'));
afterAll(() =>
  rm(path.resolve('node_modules/.cache/site', subfolder), { recursive: true, force: true }),
);

test('creates a file once for each list of sources', async () => {
  const file = await cachedFile(subfolder, '.txt', ['source', 'level 9'], create);
  expect(path.extname(file)).toBe('.txt');
  expect(readFileSync(file, 'utf8')).toBe('made');
  expect(await cachedFile(subfolder, '.txt', ['source', 'level 9'], create)).toBe(file);
  expect(create).toHaveBeenCalledTimes(1);
  // The boundary between two sources is part of the key.
  expect(await cachedFile(subfolder, '.txt', ['sourcelevel', ' 9'], create)).not.toBe(file);
  expect(create).toHaveBeenCalledTimes(2);
});

test('does not cache a file that could not be created', async () => {
  const failing = () => Promise.reject(new Error('No space'));
  await expect(cachedFile(subfolder, '.txt', ['other'], failing)).rejects.toThrow('No space');
  expect(readFileSync(await cachedFile(subfolder, '.txt', ['other'], create), 'utf8')).toBe('made');
});
