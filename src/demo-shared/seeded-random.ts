export type Random = ReturnType<typeof seededRandom>;

/** Mulberry32, whose integer arithmetic gives the same numbers in each browser. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  /** Excludes `high`. */
  const between = (low: number, high: number) => low + fraction() * (high - low);
  /** Includes `high`. */
  const integer = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    integer,
    between,
    chance: (probability: number) => fraction() < probability,
    pick: <Item>(items: readonly Item[]) => items[integer(0, items.length - 1)] as Item,
  };
}
