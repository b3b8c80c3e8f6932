// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { hasConsent, loadConsent } from './consent.ts';
import { saveConsent } from './save-consent.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const dispatched = vi.fn();
const choices = { performance: true, functionality: false, targeting: false };

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('dispatchEvent', dispatched);
  dispatched.mockClear();
});

test('consent choices cause a storage event in this tab; if storage is blocked, they cause none and count as refused', () => {
  saveConsent(choices);
  expect(dispatched).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: 'storage', key: 'preferences' }),
  );
  dispatched.mockClear();
  vi.stubGlobal('localStorage', undefined);
  expect(saveConsent(choices)).toBe(false);
  expect(dispatched).not.toHaveBeenCalled();
  expect(hasConsent('performance')).toBe(false);
});

test('consent choices are removed if the browser cannot store new ones', () => {
  saveConsent(choices);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  expect(saveConsent({ ...choices, performance: false })).toBe(false);
  expect(loadConsent()).toBeUndefined();
});

test('consent choices have the visitor’s date and expire after a year', () => {
  // November 22 in UTC.
  const savedAt = Date.parse('2026-11-21T20:00:00-06:00');
  saveConsent(choices, savedAt);
  expect(loadConsent(savedAt + 363 * DAY_MS)).toMatchObject({ day: '2026-11-21' });
  expect(loadConsent(savedAt + 365 * DAY_MS)).toBeUndefined();
});

test.each([
  '{',
  'null',
  '{"performance":true}',
  '{"performance":true,"day":"soon"}',
  '{"performance":true,"day":"2999-01-01"}',
])('consent choices are ignored if the stored value is %j', (text) => {
  localStorage.setItem('preferences', text);
  expect(loadConsent()).toBeUndefined();
  expect(hasConsent('performance')).toBe(false);
});

test('consent choices count as refused unless their stored value is true', () => {
  localStorage.setItem(
    'preferences',
    '{"performance":"true","functionality":1,"day":"2026-11-21"}',
  );
  expect(loadConsent(Date.parse('2026-11-21'))).toMatchObject({
    performance: false,
    functionality: false,
    targeting: false,
  });
});

test('consent choices are overridden by Global Privacy Control', () => {
  saveConsent(choices);
  expect(hasConsent('performance')).toBe(true);
  expect(hasConsent('targeting')).toBe(false);
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  expect(hasConsent('performance')).toBe(false);
});
