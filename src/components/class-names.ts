/** Joins what holds of names that may be absent: for `class`, `aria-describedby` and every other list of words. */
export const classNames = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ') || undefined;
