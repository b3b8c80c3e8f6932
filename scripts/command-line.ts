import { parseArgs } from 'node:util';

/** A script's arguments, as `--help` prints them. */
export type Script = {
  /** A sentence. */
  does: string;
  calls: [call: string, does: string][];
  /** Options beside `--help`; `value` names the value of one that has a value. */
  options?: Record<string, { does: string; value?: string }>;
  /** Positional arguments: none if absent. */
  words?: [name: string, does: string];
};

type Read = { options: Record<string, string | true>; words: string[] };

/** @returns the parsed arguments, or what to print and the exit code */
export function readCall(script: Script, argv: string[]): Read | { print: string; code: 0 | 2 } {
  const known = Object.fromEntries(
    Object.entries(script.options ?? {}).map(([name, { value }]) => [
      name,
      { type: value === undefined ? 'boolean' : 'string' } as const,
    ]),
  );
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      options: { ...known, help: { type: 'boolean', short: 'h' } },
      allowPositionals: script.words !== undefined,
    });
    const { help, ...options } = values;
    return help
      ? { print: helpOf(script), code: 0 }
      : { options: options as Read['options'], words: positionals };
  } catch (error) {
    const [call = ''] = script.calls[0] ?? [];
    return {
      print: `${(error as Error).message.split(/\. |\n/)[0]?.replace(/\.?$/, '.')} See '${call}${call.includes(' -- ') ? '' : ' --'} --help'.`,
      code: 2,
    };
  }
}

/** Parses this process's arguments. Exits for `--help` and for unknown arguments. */
export function commandLine(script: Script): Read {
  const read = readCall(script, process.argv.slice(2));
  if (!('print' in read)) return read;
  (read.code === 0 ? console.log : console.error)(read.print);
  process.exit(read.code);
}

function helpOf({ does, calls, options = {}, words }: Script): string {
  const taken: [string, string][] = [
    ...(words === undefined ? [] : [words]),
    ...Object.entries(options).map(([name, option]): [string, string] => [
      `--${name}${option.value === undefined ? '' : ` ${option.value}`}`,
      option.does,
    ]),
    ['--help', 'this text'],
  ];
  const width = Math.max(...[...calls, ...taken].map(([left]) => left.length)) + 3;
  const lines = (rows: [string, string][]) =>
    rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`).join('\n');
  return `${does}\n\n${lines(calls)}\n\n${lines(taken)}\n\nExit codes: 0 done, 1 failed, 2 called wrongly.`;
}
