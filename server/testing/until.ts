/** Busy machines take many times as long as idle ones. */
export async function until(isMet: () => boolean | Promise<boolean>, limitMs = 100_000) {
  const end = Date.now() + limitMs;
  while (!(await isMet())) {
    if (Date.now() > end) throw new Error(`The condition was not met within ${limitMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
