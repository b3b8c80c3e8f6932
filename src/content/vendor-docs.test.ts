import { expect, test } from 'vitest';
import { vendorDocs } from './vendor-docs.ts';

test('links pages of the configured vendor in order', () => {
  expect(vendorDocs('profiler, kernels', 'NVIDIA').map(({ href }) => href)).toEqual([
    'https://docs.nvidia.com/nsight-systems/',
    'https://docs.nvidia.com/cuda/cuda-c-best-practices-guide/',
  ]);
});

test('returns no links for another vendor', () =>
  expect(vendorDocs('profiler', 'Vega')).toEqual([]));
