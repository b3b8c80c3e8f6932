/**
 * Reads `site.config.ts` before anything else does, so that its faults end a script as what they are: a line each, no stack.
 * What imports it must be imported after this.
 */
export async function checkConfiguration(): Promise<void> {
  try {
    await import('../site.config.ts');
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // A slip of the pen has its place in the stack alone.
    const [, line] = /site\.config\.ts:(\d+)/.exec(error.stack ?? '') ?? [];
    const where = line ? `site.config.ts:${line}` : 'site.config.ts';
    console.error(error.name === 'SiteError' ? error.message : `${where} cannot be read here, or in the line before: ${error.message.split('\n')[0]}`);
    process.exit(1);
  }
}
