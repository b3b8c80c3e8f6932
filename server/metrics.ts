/** Counts what the desk does, for `/metrics`. Names and labels are fixed words, never a visitor's. */
export type Metrics = {
  count: (name: CounterName, labels?: Record<string, string>, by?: number) => void;
  /** In the Prometheus text format. @param gauges values that are read rather than counted. */
  render: (gauges: Record<string, number>) => string;
};

const counters = {
  leads_stored_total: 'Leads stored and acknowledged, by kind and whether they are quarantined.',
  leads_suspected_total: 'Leads quarantined when they came, by reason.',
  leads_repeated_total: 'Leads acknowledged again without a second row.',
  sends_refused_total: 'Sends answered with an error, by status.',
  store_failures_total: 'Times the store could not take leads.',
  deliveries_total: 'Deliveries tried, by channel and result.',
  web_vitals_total: 'Timings reported by pages whose visitors allow it, by name, rating and page.',
  web_vitals_value_sum: 'Their values added up, in milliseconds (CLS: as it is), by name and page.',
} as const;
type CounterName = keyof typeof counters;

export function createMetrics(): Metrics {
  const values = new Map<CounterName, Map<string, number>>();
  return {
    count(name, labels = {}, by = 1) {
      const series = values.get(name) ?? new Map<string, number>();
      values.set(name, series);
      const key = Object.entries(labels)
        .map(([label, value]) => `${label}="${value}"`)
        .join(',');
      series.set(key, (series.get(key) ?? 0) + by);
    },
    render(gauges) {
      const lines: string[] = [];
      for (const [name, help] of Object.entries(counters)) {
        lines.push(`# HELP desk_${name} ${help}`, `# TYPE desk_${name} counter`);
        for (const [labels, value] of values.get(name as CounterName) ?? [['', 0]]) lines.push(`desk_${name}${labels && `{${labels}}`} ${value}`);
      }
      for (const [name, value] of Object.entries(gauges)) lines.push(`# TYPE desk_${name} gauge`, `desk_${name} ${value}`);
      return `${lines.join('\n')}\n`;
    },
  };
}
