export type Parameter = string | number | null;
export type Statement = { sql: string; parameters: Parameter[] };

/**
 * Work on a database, written once for both: it yields statements, with parameters as `$1`, and is handed their rows. SQLite's runs
 * it without a pause, PostgreSQL's waits for each answer.
 */
export type Statements<Result> = Generator<Statement, Result, unknown[]>;

/** Asks for the rows of one statement. */
export function* ask<Row>(sql: string, ...parameters: Parameter[]): Statements<Row[]> {
  return (yield { sql, parameters }) as Row[];
}

/** Runs work against a database that answers at once. */
export function runNow<Result>(work: Statements<Result>, answer: (statement: Statement) => unknown[]): Result {
  let step = work.next();
  while (step.done !== true) step = work.next(answer(step.value));
  return step.value;
}

/** The same against one that takes its time. */
export async function runLater<Result>(work: Statements<Result>, answer: (statement: Statement) => Promise<unknown[]>): Promise<Result> {
  let step = work.next();
  while (step.done !== true) step = work.next(await answer(step.value));
  return step.value;
}
