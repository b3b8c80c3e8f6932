const browsers: [string, RegExp][] = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const systems: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];
/** Returns the first match, because some user agents also match later entries. */
const findName = (list: [string, RegExp][], text: string) =>
  list.find(([, pattern]) => pattern.test(text))?.[0];

/** Returns, for example, `Firefox on Windows`, `Firefox` or `Unknown browser`. */
export function browserName(userAgent: string): string {
  const browser = findName(browsers, userAgent) ?? 'Unknown browser';
  const system = findName(systems, userAgent);
  return system ? `${browser} on ${system}` : browser;
}
