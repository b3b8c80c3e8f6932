/** How long what never happens is waited for: a machine with other work takes many times as long as an idle one. */
const LIMIT_MS = 100_000;

/** Waits until something holds. */
export async function until(holds: () => boolean | Promise<boolean>, limitMs = LIMIT_MS): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('what the test waits for did not happen');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
