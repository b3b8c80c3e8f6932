import { startTransition, useEffect, useState } from 'react';
import type { Role, RoleDataset } from './model/permissions.ts';

/** Milliseconds after which data that has not come counts as failed. */
const timeoutMs = 20_000;

/**
 * Fetches a role's data; keeps nothing of the previous role.
 * @returns `dataset` of the previous role until the new one has loaded; `failed`, the role whose request failed
 */
export function useRoleDataset(
  role: Role,
  address: string,
): { dataset: RoleDataset | undefined; failed: Role | undefined; retry: () => void } {
  const [dataset, setDataset] = useState<RoleDataset>();
  const [failed, setFailed] = useState<Role>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another fetch.
  useEffect(() => {
    const controller = new AbortController();
    const fetchDataset = async () => {
      const response = await fetch(address, {
        signal: AbortSignal.any([controller.signal, AbortSignal.timeout(timeoutMs)]),
      });
      if (!response.ok) throw new Error(`The data of ${role} answered ${response.status}`);
      const visible: RoleDataset = await response.json();
      startTransition(() => {
        setDataset(visible);
        setFailed(undefined);
      });
    };
    fetchDataset().catch(() => {
      if (controller.signal.aborted) return;
      setDataset(undefined);
      setFailed(role);
    });
    return () => controller.abort();
  }, [role, address, attempt]);

  return { dataset, failed, retry: () => setAttempt((count) => count + 1) };
}
