import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const counterDefinitions = {
  leads_stored_total: ['Leads stored.', ['kind', 'quarantined']],
  leads_suspected_total: ['Leads quarantined when they arrived.', ['reason']],
  leads_repeated_total: ['Resent leads, acknowledged but not stored again.', []],
  sends_refused_total: ['Lead submissions that failed.', ['status']],
  store_failures_total: ['Leads that could not be stored.', []],
  deliveries_total: ['Delivery attempts.', ['channel', 'result']],
  web_vitals_total: ['Web vitals of visitors who consent.', ['name', 'rating', 'page']],
  web_vitals_value_sum: ['Sum of web vitals in milliseconds (CLS: no unit).', ['name', 'page']],
} as const satisfies Record<string, [help: string, labels: string[]]>;

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics({ withProcessMetrics = false } = {}) {
  const registry = new Registry();
  const registers = [registry];
  if (withProcessMetrics) collectDefaultMetrics({ register: registry });
  const countersByName = new Map(
    Object.entries(counterDefinitions).map(([name, [help, labelNames]]) => [
      name,
      new Counter({ name: `desk_${name}`, help, labelNames, registers }),
    ]),
  );
  const responseTimes = new Histogram({
    name: 'desk_http_request_duration_seconds',
    help: 'Time from a request to the end of its response.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 5],
    registers,
  });

  return {
    count: (name: keyof typeof counterDefinitions, labels: Record<string, string> = {}, by = 1) =>
      countersByName.get(name)?.inc(labels, by),
    observeResponse: (route: string, status: number, seconds: number) =>
      responseTimes.observe({ route, status: String(status) }, seconds),
    render(gauges: Record<string, number | undefined>) {
      for (const [gauge, value] of Object.entries(gauges)) {
        const name = `desk_${gauge}`;
        registry.removeSingleMetric(name);
        if (value !== undefined) new Gauge({ name, help: gauge, registers }).set(value);
      }
      return registry.metrics();
    },
  };
}
