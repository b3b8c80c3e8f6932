/** What a chart shows, in words enough to draw it, to say it and to set it as a table. */
export type ChartData = {
  title: string;
  /** The text alternative: what the picture shows, in a sentence. */
  summary: string;
  unit: string;
  labels: string[];
  series: { name: string; values: number[] }[];
  /** Bars that lie: for labels that are names. */
  lying?: boolean;
  stacked?: boolean;
  format: (value: number) => string;
};
