import { expect, test } from 'vitest';
import { site } from '../site.config.ts';
import { configurationNotes } from './configuration.ts';

test('another sender without ids causes a warning, an own desk does not', () => {
  const note = (changes: Partial<typeof site.leadApi>) =>
    configurationNotes({ ...site, leadApi: { ...site.leadApi, ...changes } });
  const ids = {
    userId: 'user_site',
    serviceId: 'service_leads',
    templates: { signUp: 'template_sign_up', contact: 'template_contact', newsletter: 'a1' },
  };
  const origin = 'https://api.example.com';
  expect(note({ origin, ...ids })).toEqual([
    expect.stringContaining('userId, serviceId, signUp, contact have no value'),
  ]);
  expect(note({ origin, ...ids, ownDesk: true })).toEqual([]);
  expect(note({ origin: '', ...ids })).toEqual([]);
});
