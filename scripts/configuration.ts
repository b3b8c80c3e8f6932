/**
 * Reads `site.config.ts` before anything else does, so that its faults end a script as what they are: a line each, no stack.
 * What imports it must be imported after this.
 */
export async function checkConfiguration(): Promise<void> {
  try {
    await import('../site.config.ts');
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(error.name === 'SiteError' ? error.message : `site.config.ts cannot be read: ${error.message.split('\n')[0]}`);
    process.exit(1);
  }
}
