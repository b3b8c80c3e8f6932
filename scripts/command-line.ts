import { parseArgs } from 'node:util';

/** What a script does and takes, as `--help` tells it. */
export type Script = {
  /** A sentence. */
  does: string;
  /** Ways to call it, each with what comes of it. */
  calls: [call: string, does: string][];
  /** Its options beside `--help`; one with a `value` takes one, which is named so. */
  options?: Record<string, { does: string; value?: string }>;
  /** What it takes without an option's name; none unless given. */
  words?: [name: string, does: string];
};

type Read = { options: Record<string, string | true>; words: string[] };

/** @returns the options and words of a call, or what to print instead and the exit code. */
export function readCall(script: Script, argv: string[]): Read | { print: string; code: 0 | 2 } {
  const known = Object.fromEntries(
    Object.entries(script.options ?? {}).map(([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' } as const]),
  );
  try {
    const { values, positionals } = parseArgs({ args: argv, options: { ...known, help: { type: 'boolean', short: 'h' } }, allowPositionals: script.words !== undefined });
    const { help, ...options } = values;
    return help ? { print: helpOf(script), code: 0 } : { options: options as Read['options'], words: positionals };
  } catch (error) {
    const [call = ''] = script.calls[0] ?? [];
    return { print: `${(error as Error).message.split(/\. |\n/)[0]?.replace(/\.?$/, '.')} See '${call}${call.includes(' -- ') ? '' : ' --'} --help'.`, code: 2 };
  }
}

/** Reads the arguments of this process; ends it where help is asked for or an argument is unknown. */
export function commandLine(script: Script): Read {
  const read = readCall(script, process.argv.slice(2));
  if (!('print' in read)) return read;
  (read.code === 0 ? console.log : console.error)(read.print);
  process.exit(read.code);
}

function helpOf({ does, calls, options = {}, words }: Script): string {
  const taken: [string, string][] = [
    ...(words === undefined ? [] : [words]),
    ...Object.entries(options).map(([name, option]): [string, string] => [`--${name}${option.value === undefined ? '' : ` ${option.value}`}`, option.does]),
    ['--help', 'this text'],
  ];
  const width = Math.max(...[...calls, ...taken].map(([left]) => left.length)) + 3;
  const lines = (rows: [string, string][]) => rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`).join('\n');
  return `${does}\n\n${lines(calls)}\n\n${lines(taken)}\n\nExit codes: 0 done, 1 failed, 2 called wrongly.`;
}
