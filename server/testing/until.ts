/** Busy machines take many times as long as idle ones. */
const LIMIT_MS = 100_000;

export async function until(holds: () => boolean | Promise<boolean>, limitMs = LIMIT_MS) {
  const end = Date.now() + limitMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('what the test waits for did not happen');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
