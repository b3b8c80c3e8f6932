const DAY_MS = 24 * 60 * 60 * 1000;

const isWorkingDay = (time: number) => ![0, 6].includes(new Date(time).getUTCDay());
const startOfDay = (time: number) => Math.floor(time / DAY_MS) * DAY_MS;

/** The moment by which a lead is answered within one working day (Monday to Friday, UTC): what comes on a weekend counts from Monday. */
export function answerDue(receivedAt: number): number {
  let from = receivedAt;
  while (!isWorkingDay(from)) from = startOfDay(from) + DAY_MS;
  let due = from + DAY_MS;
  while (!isWorkingDay(due)) due += DAY_MS;
  return due;
}
