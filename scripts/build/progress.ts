import { stripVTControlCharacters } from 'node:util';

/** What Astro tells of a build; its levels are `debug` to `error`. */
type Event = { level: string; message: string };
type Screen = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;

/** On a screen that cannot rewrite its line, every so many pages or pictures get a line. */
const STEP = 50;

/**
 * Astro's log as a counter of pages and pictures: one line that changes on a terminal, a line now and then elsewhere.
 * Only pictures that are made are counted there, so a build that finds them all in the cache stays quiet. Warnings and errors pass.
 */
export default function progress({ screen = process.stdout, errors = process.stderr }: { screen?: Screen; errors?: Pick<NodeJS.WriteStream, 'write'> } = {}) {
  let pages = 0;
  let made = 0;
  const show = (text: string) => {
    if (screen.isTTY) screen.write(`\r\u001B[K${text}`);
    else if (made > 0 && made % STEP === 0) screen.write(`${text}\n`);
  };
  return {
    write({ level, message }: Event): void {
      const line = stripVTControlCharacters(message).trim();
      if (level === 'warn' || level === 'error') {
        errors.write(`${screen.isTTY ? '\r\u001B[K' : ''}${line}\n`);
        return;
      }
      const [, picture, total] = /^▶ .*\((\d+)\/(\d+)\)$/.exec(line) ?? [];
      if (picture !== undefined) {
        if (line.includes('(before: ')) made += 1;
        show(`${pages} pages, picture ${picture} of ${total} …`);
      } else if (/^├─ \S+\.html$/.test(line)) {
        pages += 1;
        if (screen.isTTY) show(`${pages} pages …`);
      } else if (screen.isTTY && line.startsWith('✓ Completed')) screen.write('\r\u001B[K');
    },
  };
}
