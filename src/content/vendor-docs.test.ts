import { expect, test } from 'vitest';
import { vendorDocs } from './vendor-docs.ts';

test('returns links in the order of the names', () => {
  expect(vendorDocs('profiler, kernels', 'NVIDIA').map(({ href }) => href)).toEqual([
    'https://docs.nvidia.com/nsight-systems/',
    'https://docs.nvidia.com/cuda/cuda-c-best-practices-guide/',
  ]);
});

test('returns no links for an unknown vendor', () =>
  expect(vendorDocs('profiler', 'Vega')).toEqual([]));
