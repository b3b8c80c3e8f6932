import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { site } from '../site.config.ts';
import { SEND_PATH, toEmailJsPayload } from '../src/features/lead-forms/emailjs-payload.ts';
import { IDEMPOTENCY_HEADER } from '../src/features/lead-forms/send.ts';
import { type Desk, startDesk } from '../tests/desk-process.ts';

type Row = { during: string; leads: number; lost: number; pages: number; longestWait: number };

const LEAD_COUNT = 20_000;
const SENDER_COUNT = 32;

/**
 * Measures the longest wait for a page in milliseconds while leads arrive, without and with backups
 * and erasures. `lost` counts acknowledged leads that are neither stored nor erased.
 */
export async function measurePageLatency(): Promise<Row[]> {
  const desk = await startDesk();
  const backupFolder = mkdtempSync(path.join(tmpdir(), 'waits-'));
  const rows = [
    await measure(desk, 'leads alone'),
    await measure(desk, 'leads, backups and erasures', backupFolder),
  ];
  await desk.stop();
  rmSync(backupFolder, { recursive: true, force: true });
  return rows;
}

async function measure(
  { url, dataDir }: Desk,
  during: string,
  backupFolder?: string,
): Promise<Row> {
  const countReceived = async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const metric = (name: string) =>
      Number(new RegExp(`^desk_${name} (\\d+)$`, 'm').exec(metrics)?.[1]);
    return metric('leads') + metric('leads_erased');
  };
  const receivedBefore = await countReceived();
  let sent = 0;
  let isEnded = false;
  const sendLeads = async () => {
    while (sent < LEAD_COUNT) {
      sent += 1;
      const body = JSON.stringify(
        toEmailJsPayload(
          'signUp',
          { name: 'Ada Lovelace', email: `ada${sent}@engines.com` },
          site.leadApi,
        ),
      );
      const headers = {
        'content-type': 'application/json',
        [IDEMPOTENCY_HEADER]: `waits-${receivedBefore}-${sent}`,
      };
      const response = await fetch(url + SEND_PATH, { method: 'POST', headers, body });
      if ((await response.text()) !== 'OK')
        throw new Error(`The desk rejected a lead with status ${response.status}.`);
    }
  };
  const runCommand = async (...args: string[]) => {
    const child = spawn(process.execPath, ['server/leads.ts', ...args], {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: 'ignore',
    });
    await once(child, 'exit');
  };
  const backUpAndErase = async () => {
    for (let turn = 1; backupFolder !== undefined && !isEnded; turn += 1) {
      await runCommand('backup', path.join(backupFolder, `${turn}.db`));
      await runCommand('erase', `ada${turn}@engines.com`);
    }
  };
  const waits: number[] = [];
  const readPages = async () => {
    while (!isEnded) {
      const began = performance.now();
      await (await fetch(`${url}/about-us`)).text();
      waits.push(performance.now() - began);
    }
  };
  const background = Promise.all([backUpAndErase(), readPages()]);
  await Promise.all(Array.from({ length: SENDER_COUNT }, sendLeads));
  isEnded = true;
  await background;
  // The desk caches its metrics for a second.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  return {
    during,
    leads: LEAD_COUNT,
    lost: LEAD_COUNT - ((await countReceived()) - receivedBefore),
    pages: waits.length,
    longestWait: Math.round(Math.max(...waits)),
  };
}
