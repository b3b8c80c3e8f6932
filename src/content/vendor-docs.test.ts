import { expect, test } from 'vitest';
import { vendorDocs } from './vendor-docs.ts';

test('a text names pages of the configured vendor, in its order', () => {
  expect(vendorDocs('profiler, kernels', 'NVIDIA').map(({ href }) => href)).toEqual([
    'https://docs.nvidia.com/nsight-systems/',
    'https://docs.nvidia.com/cuda/cuda-c-best-practices-guide/',
  ]);
});

test('another vendor gets none of them', () => expect(vendorDocs('profiler', 'Vega')).toEqual([]));

test('a page that no vendor has stops the build', () => expect(() => vendorDocs('profilr')).toThrow("no vendor has a page 'profilr'"));
