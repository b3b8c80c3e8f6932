export type Parameter = string | number | null;
export type Statement = {
  /** Placeholders are `$1`, `$2`…, or `?` in order. The SQLite store removes `FOR UPDATE`. */
  sql: string;
  parameters: Parameter[];
  returnsRowCount: boolean;
};
export type Condition = [sql: string, ...parameters: Parameter[]];

/** Yields statements for SQLite or PostgreSQL, and receives their results. */
export type Statements<Result> = Generator<Statement, Result, unknown>;

/** @param hasLongTimeout allows ten minutes per statement in PostgreSQL instead of five seconds */
type Run = <Result>(work: Statements<Result>, hasLongTimeout?: boolean) => Promise<Result>;
export type QueryRunner = { autocommit: Run; transaction: Run };

type Queries = Record<string, (...parameters: never[]) => Statements<unknown>>;
type Calls<Bound extends Queries> = {
  [Name in keyof Bound]: Bound[Name] extends (...parameters: infer Args) => Statements<infer Result>
    ? (...parameters: Args) => Promise<Result>
    : never;
};

export const LONG_RUNNING_CALLS = new Set([
  'open',
  'leadPage',
  'counts',
  'countLeadsToBackfill',
  'backfill',
  'setActiveChannels',
  'retry',
  'importLeads',
  'importTable',
  'erase',
  'recordUptime',
  'purgeExpired',
  'confirmDate',
  'prune',
  'vacuum',
]);

/** SQLite's thread runs all other waiting calls before another of these reads. */
export const SLOW_READS = new Set([
  'leads',
  'countLeads',
  'countByWeek',
  'countAnswers',
  'countBySource',
  'longestWaiting',
  'countProblems',
  'lead',
  'leadPage',
  'counts',
  'subscribers',
]);

/** Returns the queries as functions that run them with `run`. */
export const withRunner = <Bound extends Queries>(run: Run, queries: Bound) =>
  Object.fromEntries(
    Object.entries(queries).map(([name, work]) => [
      name,
      (...parameters: never[]) => run(work(...parameters), LONG_RUNNING_CALLS.has(name)),
    ]),
  ) as Calls<Bound>;

const toCamelCase = (column: string) =>
  column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
const toSnakeCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export function* query<Row>(sql: string, ...parameters: Parameter[]): Statements<Row[]> {
  const rows = (yield { sql, parameters, returnsRowCount: false }) as object[];
  const toEntry = ([column, value]: [string, unknown]) => [toCamelCase(column), value];
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(toEntry)));
}

export function* queryFirst<Row>(
  sql: string,
  ...parameters: Parameter[]
): Statements<Row | undefined> {
  return (yield* query<Row>(sql, ...parameters))[0];
}

/** For statements that always return a row. */
export const queryOne = queryFirst as <Row>(
  sql: string,
  ...parameters: Parameter[]
) => Statements<Row>;

export function* exists(sql: string, ...parameters: Parameter[]): Statements<boolean> {
  return (yield* query(sql, ...parameters)).length > 0;
}

/** Returns the number of changed rows. Triggers and cascades do not count. */
export function* execute(sql: string, ...parameters: Parameter[]): Statements<number> {
  return (yield { sql, parameters, returnsRowCount: true }) as number;
}

export function* insert(
  table: string,
  row: Record<string, Parameter>,
  onConflict = '',
): Statements<boolean> {
  const values = Object.values(row);
  const sql = `INSERT INTO ${table} (${Object.keys(row).map(toSnakeCase).join(', ')})
    VALUES (${values.map(() => '?').join(', ')}) ${onConflict}`;
  return (yield* execute(sql, ...values)) > 0;
}

export function runSync<Result>(
  work: Statements<Result>,
  runStatement: (statement: Statement) => unknown,
) {
  let step = work.next();
  while (step.done !== true) step = work.next(runStatement(step.value));
  return step.value;
}

export async function runAsync<Result>(
  work: Statements<Result>,
  runStatement: (statement: Statement) => Promise<unknown>,
) {
  let step = work.next();
  while (step.done !== true) step = work.next(await runStatement(step.value));
  return step.value;
}

export function joinConditions(conditions: (Condition | '' | false | undefined)[]) {
  const active = conditions.filter((condition) => typeof condition === 'object');
  return {
    where: active.map(([sql]) => sql).join(' AND ') || 'TRUE',
    parameters: active.flatMap(([, ...parameters]) => parameters),
  };
}
