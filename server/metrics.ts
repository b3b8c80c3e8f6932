import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Names and labels never contain a visitor's text. */
const counters = {
  leads_stored_total: ['Leads stored and acknowledged.', ['kind', 'quarantined']],
  leads_suspected_total: ['Leads quarantined when they arrived.', ['reason']],
  leads_repeated_total: ['Leads acknowledged again without a second row.', []],
  sends_refused_total: ['Sends rejected with an error.', ['status']],
  store_failures_total: ['Leads that the store could not save.', []],
  deliveries_total: ['Deliveries tried.', ['channel', 'result']],
  web_vitals_total: [
    'Timings reported by pages whose visitors allow it.',
    ['name', 'rating', 'page'],
  ],
  web_vitals_value_sum: [
    'Sum of these timings, in milliseconds (CLS: without a unit).',
    ['name', 'page'],
  ],
} as const satisfies Record<string, [help: string, labels: string[]]>;

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics({ includesProcess = false } = {}) {
  const registry = new Registry();
  const registers = [registry];
  if (includesProcess) collectDefaultMetrics({ register: registry });
  const countersByName = new Map(
    Object.entries(counters).map(([name, [help, labelNames]]) => [
      name,
      new Counter({ name: `desk_${name}`, help, labelNames, registers }),
    ]),
  );
  const responses = new Histogram({
    name: 'desk_http_request_duration_seconds',
    help: 'Time from a request to the end of its response.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 5],
    registers,
  });

  return {
    count: (name: keyof typeof counters, labels: Record<string, string> = {}, by = 1) =>
      countersByName.get(name)?.inc(labels, by),
    observeResponse: (route: string, status: number, seconds: number) =>
      responses.observe({ route, status: String(status) }, seconds),
    render(values: Record<string, number | undefined>) {
      for (const [gauge, value] of Object.entries(values)) {
        const name = `desk_${gauge}`;
        registry.removeSingleMetric(name);
        if (value !== undefined) new Gauge({ name, help: gauge, registers }).set(value);
      }
      return registry.metrics();
    },
  };
}
