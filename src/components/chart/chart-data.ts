export type ChartData = {
  title: string;
  /** The text alternative. */
  summary: string;
  unit: string;
  labels: string[];
  series: { name: string; values: number[] }[];
  /** Horizontal bars: for labels that are names. */
  horizontal?: boolean;
  /** Series above one another instead of side by side. */
  stacked?: boolean;
  format: (value: number) => string;
};

/** Breaks a long label after its comma, or at the space nearest its middle. */
export function wrapLabel(label: string, room = 16): string[] {
  if (label.length <= room) return [label];
  const comma = label.indexOf(', ');
  const fromMiddle = (at: number) => Math.abs(at - label.length / 2);
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index);
  const at =
    comma > 0
      ? comma + 1
      : spaces.reduce<number | undefined>(
          (best, space) =>
            best !== undefined && fromMiddle(best) <= fromMiddle(space) ? best : space,
          undefined,
        );
  return at === undefined ? [label] : [label.slice(0, at), label.slice(at + 1)];
}

/** The sum of all series at one label. */
export const totalAt = (series: ChartData['series'], index: number) =>
  series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);

/** `May: Last 12 months $1,200, Year before $900` */
export const formatValuesAt = ({ labels, series, format }: ChartData, index: number): string =>
  `${labels[index]}: ${series
    .map(
      ({ name, values }) => `${series.length > 1 ? `${name} ` : ''}${format(values[index] ?? 0)}`,
    )
    .join(', ')}`;

/** Round figures from 0 to at least `most`: at most six. */
export function createTicks(most: number): number[] {
  if (most <= 0) return [0];
  const power = 10 ** Math.floor(Math.log10(most / 5));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one * 5 >= most) ?? most;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}
