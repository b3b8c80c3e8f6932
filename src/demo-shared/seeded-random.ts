export type Random = {
  /** From 0 up to but not including 1. */
  fraction: () => number;
  /** An integer from `low` to `high`, both included. */
  integer: (low: number, high: number) => number;
  /** From `low` up to but not including `high`. */
  between: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
};

/** Mulberry32. Uses integer arithmetic, so that a seed gives the same numbers in every browser. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + fraction() * (high - low);
  const integer = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    fraction,
    integer,
    between,
    chance: (probability) => fraction() < probability,
    pick: (items) => {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new Error('Cannot pick from an empty list');
      return item;
    },
  };
}
