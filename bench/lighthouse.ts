import { startDesk } from '../tests/desk-process.ts';
import { type Audit, audit, type Device } from './auditor.ts';
import { pageKinds } from './page-kinds.ts';
import { buildWithoutIntro } from './without-intro.ts';

type Row = { site: 'default' | 'no intro'; page: string; device: Device } & Audit;

/** Audits one page of each kind on both devices, with and without the intro. */
export async function measureLighthouse({ runs }: { runs: number }): Promise<Row[]> {
  const copy = buildWithoutIntro();
  const desks = {
    default: await startDesk(),
    'no intro': await startDesk({ SITE_DIR: copy.dist }),
  };
  const rows: Row[] = [];
  for (const [page, path] of Object.entries(pageKinds)) {
    for (const device of ['mobile', 'desktop'] as const) {
      for (const site of ['default', 'no intro'] as const)
        rows.push({ site, page, device, ...(await audit(desks[site].url + path, device, runs)) });
    }
  }
  for (const desk of Object.values(desks)) await desk.stop();
  copy.remove();
  return rows;
}
