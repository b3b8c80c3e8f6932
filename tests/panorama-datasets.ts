import fc from 'fast-check';
import type { Dataset } from '../src/features/panorama-demo/model/dataset.ts';
import { makeDataset } from '../src/features/panorama-demo/model/make-dataset.ts';
import { type Role, roles } from '../src/features/panorama-demo/model/permissions.ts';

/** Runs `check` 25 times: for `extraSeeds` with the first role, then for random seeds and roles. */
export const checkDatasets = (
  check: (dataset: Dataset, role: Role, seed: number) => void,
  extraSeeds: number[] = [],
) =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffffff }), fc.constantFrom(...roles), (seed, role) =>
      check(makeDataset(seed), role, seed),
    ),
    { numRuns: 25, examples: extraSeeds.map((seed): [number, Role] => [seed, roles[0]]) },
  );
