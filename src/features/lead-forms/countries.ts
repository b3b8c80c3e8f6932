import list from './countries.json' with { type: 'json' };

/** The 249 countries of ISO 3166-1 in order of their English names; leads contain the name. */
export const countries: readonly { code: string; name: string }[] = list;
