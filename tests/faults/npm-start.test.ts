import { expect, test } from 'vitest';
import { isHealthy } from '../desk-process.ts';
import { until } from '../server/until.ts';
import { tempFolder } from '../temp-folder.ts';
import { startDeskWithOutput } from '../test-desk.ts';

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'npm start leaves no desk behind after %s',
  async (signal) => {
    // With `none`, the desk serves no pages, so the test needs no built site.
    const env = { DATA_DIR: tempFolder(), SITE_DIR: 'none' };
    const desk = await startDeskWithOutput(env, {}, ['npm', 'start']);
    expect(await isHealthy(desk.url)).toBe(true);
    desk.kill(signal);
    await until(async () => !(await isHealthy(desk.url)));
  },
);
