export type ChartData = {
  title: string;
  summary: string;
  unit: string;
  labels: string[];
  series: { name: string; values: number[] }[];
  /** Horizontal bars have room for long labels. */
  horizontal?: boolean;
  stacked?: boolean;
  format: (value: number) => string;
};

/** Splits a label over 12 characters after its first comma or at the space nearest its middle. */
export function wrapLabel(label: string): string[] {
  if (label.length <= 12) return [label];
  const comma = label.indexOf(', ');
  const distanceFromMiddle = (index: number) => Math.abs(index - label.length / 2);
  const [middleSpace] = [...label.matchAll(/ /g)]
    .map(({ index }) => index)
    .sort((a, b) => distanceFromMiddle(a) - distanceFromMiddle(b));
  const breakAt = comma > 0 ? comma + 1 : middleSpace;
  return breakAt === undefined ? [label] : [label.slice(0, breakAt), label.slice(breakAt + 1)];
}

export const totalAt = (series: ChartData['series'], index: number) =>
  series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);

/** Returns `May: $900`, or for several series `May: Last 12 months $1,200, Year before $900`. */
export const formatValuesAt = ({ labels, series, format }: ChartData, index: number): string =>
  `${labels[index]}: ${series
    .map(
      ({ name, values }) => `${series.length > 1 ? `${name} ` : ''}${format(values[index] ?? 0)}`,
    )
    .join(', ')}`;

/** Returns at most six round whole numbers from 0 to at least `max`. */
export function createTicks(max: number): number[] {
  if (max <= 0) return [0];
  const power = Math.max(1, 10 ** Math.floor(Math.log10(max / 5)));
  const step =
    [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate * 5 >= max) ?? max;
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step);
}
