import type { site } from '../site.config.ts';

/**
 * If `site.config.ts` has an error, prints it and exits. Call it before importing a module that
 * imports that file.
 */
export async function checkConfiguration(): Promise<void> {
  try {
    await import('../site.config.ts');
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Only the stack has the line of a syntax error.
    const [, line] = /site\.config\.ts:(\d+)/.exec(error.stack ?? '') ?? [];
    const hint = line
      ? `site.config.ts:${line}: look for a mistake in this line or the one before`
      : 'site.config.ts: look for a mistake in this file';
    console.error(
      error.name === 'SiteError' ? error.message : `${hint}: ${error.message.split('\n')[0]}`,
    );
    process.exit(1);
  }
}

export function configurationWarnings({ leadApi }: typeof site): string[] {
  const { origin, ownDesk, userId, serviceId, templates } = leadApi;
  const ids = [
    ...Object.entries({ userId, serviceId }),
    ...Object.entries(templates).map(([form, id]) => [`templates.${form}`, id] as const),
  ];
  const placeholders = ids.filter(([, id]) =>
    /^(user|service|template)_(site|leads|sign_up|contact|newsletter)$|^$/.test(id),
  );
  return origin && !ownDesk && placeholders.length > 0
    ? [
        `site.config.ts: leadApi.origin is ${origin}, but ${placeholders.map(([name]) => name).join(', ')} need the ids of your form service, which rejects leads without them`,
      ]
    : [];
}
