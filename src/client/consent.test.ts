import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hasConsent, loadConsent, saveConsent } from './consent.ts';

const day = 24 * 60 * 60 * 1000;
const dispatched = vi.fn();
const yes = { performance: true, functionality: false, targeting: false };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal(
    'StorageEvent',
    class extends Event {
      key: string;
      constructor(type: string, { key }: { key: string }) {
        super(type);
        this.key = key;
      }
    },
  );
  vi.stubGlobal('dispatchEvent', dispatched);
  dispatched.mockClear();
});

describe('consent choices', () => {
  test('are stored as JSON with their date', () => {
    expect(saveConsent(yes, Date.parse('2026-11-21T23:00:00Z'))).toBe(true);
    expect(JSON.parse(localStorage.getItem('preferences') ?? '')).toEqual({
      ...yes,
      day: '2026-11-21',
    });
    expect(loadConsent(Date.parse('2026-11-22T08:00:00Z'))).toEqual({ ...yes, day: '2026-11-21' });
  });

  test('dispatch a storage event in this tab when they are saved', () => {
    saveConsent(yes);
    expect(dispatched).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ type: 'storage', key: 'preferences' }),
    );
    dispatched.mockClear();
    vi.stubGlobal('localStorage', undefined);
    saveConsent(yes);
    expect(dispatched).not.toHaveBeenCalled();
  });

  test('expire after a year', () => {
    const made = Date.parse('2026-11-21');
    saveConsent(yes, made);
    expect(loadConsent(made + 364 * day)?.performance).toBe(true);
    expect(loadConsent(made + 365 * day)).toBeUndefined();
  });

  test.each([
    '',
    '{',
    'null',
    '7',
    '"yes"',
    '[]',
    '{"performance":true}',
    '{"performance":true,"day":"soon"}',
    '{"performance":true,"day":"2999-01-01"}',
  ])('are ignored if the stored value is %j', (text) => {
    localStorage.setItem('preferences', text);
    expect(loadConsent()).toBeUndefined();
    expect(hasConsent('performance')).toBe(false);
  });

  test('count as refused unless true', () => {
    localStorage.setItem(
      'preferences',
      `{"performance":"true","functionality":1,"day":"${new Date().toISOString().slice(0, 10)}"}`,
    );
    expect(loadConsent()).toMatchObject({
      performance: false,
      functionality: false,
      targeting: false,
    });
  });

  test('are overridden by Global Privacy Control', () => {
    saveConsent(yes);
    expect(hasConsent('performance')).toBe(true);
    expect(hasConsent('targeting')).toBe(false);
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    expect(hasConsent('performance')).toBe(false);
  });

  test('report blocked storage, and allow nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(saveConsent(yes)).toBe(false);
    expect(hasConsent('performance')).toBe(false);
  });
});
