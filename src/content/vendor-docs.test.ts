import { expect, test } from 'vitest';
import { vendorDocs } from './vendor-docs.ts';

test('vendorDocs returns links in the order of the names, and none for an unknown vendor', () => {
  expect(vendorDocs('profiler, kernels', 'NVIDIA').map(({ href }) => href)).toEqual([
    'https://docs.nvidia.com/nsight-systems/',
    'https://docs.nvidia.com/cuda/cuda-c-best-practices-guide/',
  ]);
  expect(vendorDocs('profiler', 'Vega')).toEqual([]);
});
