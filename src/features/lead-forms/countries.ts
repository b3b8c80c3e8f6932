import list from './countries.json' with { type: 'json' };

/** The 249 countries of ISO 3166-1 by English name: alpha-2 code, and the name that a lead contains. */
export const countries: readonly { code: string; name: string }[] = list;
