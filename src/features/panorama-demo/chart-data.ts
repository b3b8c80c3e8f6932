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
