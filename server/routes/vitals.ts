import * as v from 'valibot';
import {
  VITALS_PATH,
  type VitalsBody,
  vitalNames,
  vitalRatings,
} from '../../src/features/web-vitals/vitals-payload.ts';
import type { RoutePlugin } from '../app.ts';
import { isAllowedOrigin } from '../origin.ts';
import { limitPosts } from '../rate-limit.ts';
import { rejectOtherMethods, sendText } from './plain-errors.ts';

/** Times exceed an hour only in suspended tabs. */
const MAX_VALUE = 60 * 60 * 1000;

const BodySchema = v.strictObject({
  path: v.pipe(v.string(), v.maxLength(200)),
  vitals: v.pipe(
    v.array(
      v.strictObject({
        name: v.picklist(vitalNames),
        value: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_VALUE)),
        rating: v.picklist(vitalRatings),
      }),
    ),
    v.minLength(1),
    v.maxLength(20),
  ),
}) satisfies v.GenericSchema<VitalsBody>;

export const vitalsRoute: RoutePlugin = async (app, { metrics, settings, site, store }) => {
  if (!settings.measureSpeed) return;
  const onRequest = limitPosts(store.limits, 'vitals', { max: 60, windowMs: 60_000 });
  app.post(VITALS_PATH, { onRequest }, async (request, reply) => {
    if (!isAllowedOrigin(request, settings))
      return sendText(reply, 403, 'This desk does not accept vitals from this origin.');
    const parsed = v.safeParse(BodySchema, request.body);
    if (!parsed.success) return sendText(reply, 400, 'Invalid vitals.');
    const { path, vitals } = parsed.output;
    // Metric labels must not contain a visitor's text.
    const page = site.findFile(path)?.endsWith('.html') ? path : 'other';
    for (const { name, value, rating } of vitals) {
      metrics.count('web_vitals_total', { name, rating, page });
      metrics.count('web_vitals_value_sum', { name, page }, value);
    }
    return reply.code(204).send();
  });
  rejectOtherMethods(app, VITALS_PATH, ['POST']);
};
