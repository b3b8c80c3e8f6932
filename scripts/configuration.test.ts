import { expect, test } from 'vitest';
import { site } from '../site.config.ts';
import { configurationWarnings } from './configuration.ts';

test('warns about placeholder ids if a form service receives the leads, but not if a desk does', () => {
  const warnings = (changes: Partial<typeof site.leadApi>) =>
    configurationWarnings({ ...site, leadApi: { ...site.leadApi, ...changes } });
  const ids = {
    userId: 'user_site',
    serviceId: 'service_leads',
    templates: { signUp: 'template_sign_up', contact: 'template_contact', newsletter: 'real_id' },
  };
  const origin = 'https://api.example.com';
  expect(warnings({ origin, ...ids })).toEqual([
    expect.stringContaining('userId, serviceId, templates.signUp, templates.contact need the ids'),
  ]);
  expect(warnings({ origin, ...ids, ownDesk: true })).toEqual([]);
  expect(warnings({ origin: '', ...ids })).toEqual([]);
});
