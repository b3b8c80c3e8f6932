import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import {
  VITALS_PATH,
  type VitalsBody,
  vitalNames,
  vitalRatings,
} from '../../src/features/web-vitals/vitals-payload.ts';
import type { Desk } from '../app.ts';
import { isOwnOrListed } from '../origin.ts';
import { createLimit } from '../rate-limit.ts';
import { refuseOtherMethods, say } from './plain-errors.ts';

const LIMIT = { max: 60, windowMs: 60_000 };
const MAX_VITALS = 20;
/** Longer timings come from suspended tabs. */
const MAX_VALUE = 60 * 60 * 1000;

const BodySchema = v.strictObject({
  path: v.pipe(v.string(), v.maxLength(200)),
  vitals: v.pipe(
    v.array(
      v.strictObject({
        name: v.picklist(vitalNames),
        value: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_VALUE)),
        rating: v.picklist(vitalRatings),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_VITALS),
  ),
}) satisfies v.GenericSchema<VitalsBody>;

/** Stores and logs nothing about the visitor. */
export const vitalsRoute: FastifyPluginAsync<Desk> = async (
  app,
  { metrics, settings, site, store },
) => {
  if (!settings.measureSpeed) return;
  const onRequest = createLimit(store.limits, 'vitals', LIMIT);
  app.post(VITALS_PATH, { onRequest }, async (request, reply) => {
    if (!isOwnOrListed(request, settings))
      return say(reply, 403, 'This desk does not accept timings from this origin.');
    const read = v.safeParse(BodySchema, request.body);
    if (!read.success) return say(reply, 400, 'Invalid timings.');
    const { path, vitals } = read.output;
    // Only the site's own paths become labels, never a visitor's text.
    const page = site.find(path)?.endsWith('.html') ? path : 'other';
    for (const { name, value, rating } of vitals) {
      metrics.count('web_vitals_total', { name, rating, page });
      metrics.count('web_vitals_value_sum', { name, page }, value);
    }
    return reply.code(204).send();
  });
  refuseOtherMethods(app, VITALS_PATH, ['POST']);
};
