/** Gives the same series for the same seed, in every browser. */
export type Random = {
  /** At least 0, under 1. */
  fraction: () => number;
  /** A whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number;
  /** At least `low`, under `high`. */
  between: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  /** @throws Error for an empty list. */
  pick: <Item>(items: readonly Item[]) => Item;
};

/** Mulberry32: whole-number arithmetic only, so no engine's floating point can differ. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + fraction() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    fraction,
    whole,
    between,
    chance: (probability) => fraction() < probability,
    pick: (items) => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}
