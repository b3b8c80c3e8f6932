const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/**
 * `2024-03` from `March 2024`, as the legal pages date themselves.
 * @throws Error when the text is not a month and a year.
 */
export function monthOf(text: string): string {
  const [name = '', year = ''] = text.split(' ');
  const month = months.indexOf(name) + 1;
  if (month === 0 || !/^\d{4}$/.test(year)) throw new Error(`'${text}' is not a month and a year such as 'March 2024'`);
  return `${year}-${String(month).padStart(2, '0')}`;
}
