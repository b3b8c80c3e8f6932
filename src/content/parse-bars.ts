/**
 * The bars of `<Bars of="Usual=52000; Today=4000" />`, in their order.
 * @throws Error naming a bar without a number.
 */
export function parseBars(of: string): { label: string; value: number }[] {
  return of.split(';').map((bar) => {
    const at = bar.lastIndexOf('=');
    const label = bar.slice(0, at).trim();
    const value = Number(bar.slice(at + 1));
    if (at < 0 || !label || Number.isNaN(value)) throw new Error(`<Bars>: '${bar.trim()}' is no bar; write a name, = and a number, and ; between two`);
    return { label, value };
  });
}
