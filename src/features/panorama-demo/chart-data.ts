/** A chart's data: enough to draw it, describe it and print it as a table. */
export type ChartData = {
  title: string;
  /** The text alternative: what the picture shows, in a sentence. */
  summary: string;
  unit: string;
  labels: string[];
  series: { name: string; values: number[] }[];
  /** Horizontal bars: for labels that are names. */
  horizontal?: boolean;
  stacked?: boolean;
  format: (value: number) => string;
};

/** A label of more than `room` letters on two lines: broken after its comma, or else at the space nearest to its middle. */
export function wrapLabel(label: string, room = 16): string[] {
  if (label.length <= room) return [label];
  const comma = label.indexOf(', ');
  const fromMiddle = (at: number) => Math.abs(at - label.length / 2);
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index);
  const at =
    comma > 0 ? comma + 1 : spaces.reduce<number | undefined>((best, space) => (best !== undefined && fromMiddle(best) <= fromMiddle(space) ? best : space), undefined);
  return at === undefined ? [label] : [label.slice(0, at), label.slice(at + 1)];
}
