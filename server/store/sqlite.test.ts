import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { newLead, tempFolder } from '../testing/parts.ts';
import { sqliteStore } from './sqlite.ts';
import { VersionError } from './store.ts';

test('a file written by a newer program is refused', async () => {
  const file = join(tempFolder(), 'leads.db');
  const newer = new DatabaseSync(file);
  newer.exec('PRAGMA user_version = 999');
  newer.close();
  await expect(sqliteStore(file).open()).rejects.toThrow(VersionError);
});

test('a lead is never acknowledged into a file that was moved away', async () => {
  const folder = tempFolder();
  const file = join(folder, 'leads.db');
  const store = sqliteStore(file);
  await store.add(newLead());
  for (const name of readdirSync(folder)) renameSync(join(folder, name), join(folder, `old-${name}`));
  const lead = newLead();
  await store.add(lead);
  await store.close();
  const reopened = sqliteStore(file);
  expect(await reopened.get(lead.id)).toBeDefined();
  await reopened.close();
});

test('nothing of an erased person is left in the files', async () => {
  const folder = tempFolder();
  const store = sqliteStore(join(folder, 'leads.db'));
  for (let index = 0; index < 50; index += 1) await store.add(newLead({ email: `someone${index}@engines.com` }));
  await store.add(newLead({ email: 'forgetme@engines.com' }));
  await store.erase('forgetme@engines.com', Date.now());
  await store.scrub();
  for (const name of readdirSync(folder)) expect(readFileSync(join(folder, name)).includes('forgetme')).toBe(false);
  await store.close();
});

test('a backup taken while leads come in is one whole state of the store', async () => {
  const folder = tempFolder();
  const store = sqliteStore(join(folder, 'leads.db'));
  await Promise.all(Array.from({ length: 3000 }, () => store.add(newLead())));
  let writing = true;
  const writer = (async () => {
    while (writing) await store.add(newLead());
  })();
  await store.backup(join(folder, 'backup.db'), () => undefined);
  writing = false;
  await writer;
  await store.close();

  const copy = new DatabaseSync(join(folder, 'backup.db'));
  const value = (sql: string) => Object.values(copy.prepare(sql).get() ?? {})[0];
  expect(value('PRAGMA integrity_check')).toBe('ok');
  expect(value('SELECT count(*) FROM leads')).toBeGreaterThanOrEqual(3000);
  expect(value('SELECT count(*) FROM leads')).toBe(value('SELECT count(*) FROM deliveries'));
  copy.close();
});

test('the folder may be taken away and come back', async () => {
  const folder = join(tempFolder(), 'data');
  const store = sqliteStore(join(folder, 'leads.db'));
  await store.add(newLead());
  rmSync(folder, { recursive: true });
  const lead = newLead();
  expect(await store.add(lead)).toBe('stored');
  expect(await store.get(lead.id)).toBeDefined();
  await store.close();
});

test('a file that goes, or is replaced, while it is in use is told of', async () => {
  const folder = tempFolder();
  const file = join(folder, 'leads.db');
  const reports: string[] = [];
  const store = sqliteStore(file, { report: (sentence) => void reports.push(sentence) });
  await store.add(newLead());
  expect(reports).toEqual([]);
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  await store.add(newLead());
  expect(reports).toEqual([expect.stringContaining('leads.db was removed while in use')]);
  await store.close();
});

test('a backup that fails leaves nothing behind', async () => {
  const folder = tempFolder();
  const store = sqliteStore(join(folder, 'leads.db'));
  await Promise.all(Array.from({ length: 500 }, () => store.add(newLead())));
  await store.close();
  // Damage that a copy carries over, and the reading of it finds.
  const bytes = readFileSync(join(folder, 'leads.db'));
  writeFileSync(join(folder, 'leads.db'), bytes.fill(7, bytes.length - 8192));
  await expect(store.backup(join(folder, 'copies.db'), () => undefined)).rejects.toThrow();
  await store.close();
  expect(readdirSync(folder).filter((name) => name.startsWith('copies'))).toEqual([]);
});
