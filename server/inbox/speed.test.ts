import { expect, test } from 'vitest';
import { VITALS_PATH } from '../../src/features/web-vitals/vitals-payload.ts';
import { testInbox } from '../testing/inbox.ts';
import { createSpeed } from './speed.ts';

const vital = (name: 'LCP' | 'INP' | 'CLS' | 'TTFB', value: number) => ({ name, value, rating: 'good' as const });

test('the site’s speed is the middle of what pages have reported, of the newest 500', () => {
  const speed = createSpeed();
  expect(speed.medians()).toBeNull();
  speed.add([vital('LCP', 900), vital('INP', 40), vital('CLS', 0.1), vital('TTFB', 5)]);
  speed.add([vital('LCP', 100), vital('LCP', 300)]);
  expect(speed.medians()).toEqual({ lcp: 300, inp: 40, cls: 0.1, samples: 3 });
  for (let count = 0; count < 500; count += 1) speed.add([vital('LCP', 50)]);
  expect(speed.medians()).toMatchObject({ lcp: 50, samples: 503 });
});

test('the overview shows what visitors’ browsers report', async () => {
  const { app, call, signedIn } = await testInbox({ measureSpeed: true });
  await app.inject({ method: 'POST', url: VITALS_PATH, payload: { path: '/', vitals: [vital('LCP', 700)] } });
  expect((await call('GET', '/overview', { as: await signedIn('reader') })).json()).toMatchObject({ speed: { lcp: 700, samples: 1 } });
});
