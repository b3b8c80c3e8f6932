import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { VITALS_PATH, type VitalsBody, vitalNames, vitalRatings } from '../../src/features/web-vitals/vitals-payload.ts';
import type { Speed } from '../inbox/speed.ts';
import type { Metrics } from '../metrics.ts';
import { isOwnOrListed } from '../origin.ts';
import type { Limit } from '../rate-limit.ts';
import type { Settings } from '../settings.ts';
import type { BuiltSite } from '../site/site-files.ts';
import { refuseOtherMethods } from './other-methods.ts';
import { say } from './plain-errors.ts';

/** A page reports each of its timings a few times at most. */
const MOST_AT_ONCE = 20;
/** An hour, in milliseconds: a tab that was asleep has timed its sleep, not the page. */
const LONGEST = 60 * 60 * 1000;

const BodySchema = v.strictObject({
  path: v.pipe(v.string(), v.maxLength(200)),
  vitals: v.pipe(
    v.array(
      v.strictObject({
        name: v.picklist(vitalNames),
        value: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(LONGEST)),
        rating: v.picklist(vitalRatings),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_AT_ONCE),
  ),
}) satisfies v.GenericSchema<VitalsBody>;

type VitalsOptions = { metrics: Metrics; speed: Speed; settings: Settings; site: BuiltSite; limit: Limit };

/**
 * Adds up the timings that pages report, for `/metrics`: how many by name, rating and page, and the sum of their values. Nothing of
 * the sender is kept or logged.
 */
export const vitalsRoute: FastifyPluginAsync<VitalsOptions> = async (app, { metrics, speed, settings, site, limit }) => {
  app.post(VITALS_PATH, { onRequest: limit }, async (request, reply) => {
    if (!isOwnOrListed(request, settings)) return say(reply, 403, 'Timings are not taken from this origin.');
    const read = v.safeParse(BodySchema, request.body);
    if (!read.success) return say(reply, 400, 'These are not the timings of a page.');
    const { path, vitals } = read.output;
    speed.add(vitals);
    // A label is a word of ours: an address that is no page, whatever it holds, is not repeated.
    const page = site.find(path)?.policy === undefined ? 'other' : path;
    for (const { name, value, rating } of vitals) {
      metrics.count('web_vitals_total', { name, rating, page });
      metrics.count('web_vitals_value_sum', { name, page }, value);
    }
    return reply.code(204).send();
  });
  refuseOtherMethods(app, VITALS_PATH, ['POST']);
};
