/** The long timeout is for busy machines. */
export async function until(isMet: () => boolean | Promise<boolean>, timeoutMs = 100_000) {
  const end = Date.now() + timeoutMs;
  while (!(await isMet())) {
    if (Date.now() > end) throw new Error(`The condition was not met within ${timeoutMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
