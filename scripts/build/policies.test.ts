import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyFor } from './policies.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a policy allows the inline blocks of its page by hash and no others', () => {
  const policy = policyFor('<style>a{}</style><script>one()</script><script type="module" src="/two.js"></script>');
  expect(policy).toContain(`script-src 'self' ${hash('one()')};`);
  expect(policy).toContain(`style-src 'self' ${hash('a{}')};`);
  expect(policy).not.toMatch(/unsafe-|https?:|\*/);
  expect(policy.startsWith("default-src 'none';")).toBe(true);
});

test('a page without inline blocks has a policy without hashes', () => {
  expect(policyFor('<p>Words</p>')).toContain("script-src 'self';");
});
