import { parseArgs } from 'node:util';

export type CommandSpec = {
  description: string;
  examples: [command: string, description: string][];
  /** Options besides `--help`. `value` is the value's name in the help; flags have none. */
  options?: Record<string, { description: string; value?: string }>;
  positional?: [name: string, description: string];
};

type ParsedArguments = { options: Record<string, string | true>; args: string[] };

/** Returns the arguments; for `--help` and errors, a message and an exit code. */
export function parseArguments(
  spec: CommandSpec,
  argv: string[],
): ParsedArguments | { message: string; exitCode: 0 | 2 } {
  const declaredOptions = Object.fromEntries(
    Object.entries(spec.options ?? {}).map(([name, { value }]) => [
      name,
      { type: value === undefined ? 'boolean' : 'string' } as const,
    ]),
  );
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      options: { ...declaredOptions, help: { type: 'boolean', short: 'h' } },
      allowPositionals: spec.positional !== undefined,
    });
    const { help, ...options } = values;
    return help
      ? { message: formatHelp(spec), exitCode: 0 }
      : { options: options as ParsedArguments['options'], args: positionals };
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(/\. |\n/);
    const [command = ''] = spec.examples[0] ?? [];
    // npm keeps the options before `--` for itself.
    const helpCommand = `${command}${command.includes(' -- ') ? '' : ' --'} --help`;
    return { message: `${reason.replace(/\.?$/, '.')} See '${helpCommand}'.`, exitCode: 2 };
  }
}

/** Parses this process's arguments. Exits for `--help` and invalid arguments. */
export function parseCommandLine(spec: CommandSpec): ParsedArguments {
  const parsed = parseArguments(spec, process.argv.slice(2));
  if (!('message' in parsed)) return parsed;
  (parsed.exitCode === 0 ? console.log : console.error)(parsed.message);
  process.exit(parsed.exitCode);
}

function formatHelp({ description, examples, options = {}, positional }: CommandSpec): string {
  const argumentRows: [string, string][] = [
    ...(positional ? [positional] : []),
    ...Object.entries(options).map(([name, { description, value }]): [string, string] => [
      `--${name}${value ? ` ${value}` : ''}`,
      description,
    ]),
    ['--help', 'this text'],
  ];
  const width = Math.max(...[...examples, ...argumentRows].map(([left]) => left.length)) + 3;
  const align = (rows: [string, string][]) =>
    rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`).join('\n');
  return `${description}\n\n${align(examples)}\n\n${align(argumentRows)}\n\nExit codes: 0 done, 1 failed, 2 invalid arguments.`;
}
