import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../package.json' with { type: 'json' };
import { tempFolder } from '../temp-folder.ts';

test('deploy/s3-upload.sh removes .html from page names except index and 404, skips .br files, and deletes withdrawn pages', () => {
  const folder = tempFolder({
    'site/index.html': '',
    'site/404.html': '',
    'site/about-us.html': '',
    'site/blog/page/2.html': '',
  });
  const callLog = path.join(folder, 'calls');
  // A fake `aws` that records its arguments and lists the objects of an earlier upload. The script
  // keeps share/a.png, because names with an extension are not pages.
  const objectKeys = ['404.html', 'about-us', 'blog/page/2', 'withdrawn', 'share/a.png'].join(
    '\\t',
  );
  writeFileSync(
    path.join(folder, 'aws'),
    `#!/bin/sh\necho "$@" >> ${callLog}\n[ "$1" = s3 ] || printf '${objectKeys}'\n`,
    { mode: 0o755 },
  );
  const site = path.join(folder, 'site');
  execFileSync('sh', ['deploy/s3-upload.sh', site, 'bucket'], {
    env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
  });
  const lines = readFileSync(callLog, 'utf8').trim().split('\n');
  const htmlOptions = '--content-type text/html; charset=utf-8 --cache-control no-cache';
  expect(lines.filter((line) => line.endsWith(htmlOptions)).sort()).toEqual(
    [
      ['404.html', '404.html'],
      ['about-us.html', 'about-us'],
      ['blog/page/2.html', 'blog/page/2'],
      ['index.html', 'index.html'],
    ].map(([file, page]) => `s3 cp ${site}/${file} s3://bucket/${page} ${htmlOptions}`),
  );
  const [list, ...deletions] = lines.slice(-2);
  expect(list).toContain('list-objects-v2 --bucket bucket');
  expect(deletions).toEqual(['s3 rm s3://bucket/withdrawn']);
  // Three other commands upload `_astro/`, the Markdown files, and the remaining files. The command
  // for Markdown files excludes all other files; the two others exclude .br files.
  const otherUploads = lines.slice(0, -2).filter((line) => !line.endsWith(htmlOptions));
  expect(otherUploads).toHaveLength(3);
  expect(otherUploads.filter((line) => !/--exclude (\*\.br|\* )/.test(line))).toEqual([]);
});

test.each(globSync('deploy/workflows/*.yml'))(
  '%s builds daily and uses existing scripts; docs/hosts.md names the hosts of the workflow',
  (file) => {
    const workflow = parse(readFileSync(file, 'utf8')) as {
      on: { schedule: { cron: string }[]; push: { branches: string[] } };
      jobs: { publish: { steps: { run?: string; if?: string }[] } };
    };
    expect(workflow.on.schedule[0]?.cron).toMatch(/^\d+ \d+ \* \* \*$/);
    const { steps } = workflow.jobs.publish;
    const commands = steps.map(({ run = '' }) => run).join('\n');
    const usedScripts = [...commands.matchAll(/npm run (\w+)/g)].map(([, script = '']) => script);
    expect(usedScripts).toEqual(['content', 'build']);
    expect(usedScripts.filter((script) => !(script in packageJson.scripts))).toEqual([]);
    for (const [name] of commands.matchAll(/deploy\/[\w.-]+/g)) expect(existsSync(name)).toBe(true);
    const guide = readFileSync('docs/hosts.md', 'utf8');
    for (const { if: condition = '' } of steps) {
      const [, host] = /PUBLISH_TO == '(\w+)'/.exec(condition) ?? [];
      if (host) expect(guide).toContain(`PUBLISH_TO=${host}`);
    }
  },
);
