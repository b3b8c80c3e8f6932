import { chromium } from '@playwright/test';
import { chromiumArguments, ensureFullChromium } from '../scripts/chromium.ts';
import { startDesk } from '../tests/desk-process.ts';
import { countBytes, type PageBytes } from '../tests/page-bytes.ts';
import { pageKinds } from './page-kinds.ts';

type Row = { page: string; width: number } & PageBytes;

/** Time for requests after the load event. */
const SETTLE_MS = 3000;

/** Measures response bytes of one page of each kind at two widths. */
export async function measureBytes(): Promise<Row[]> {
  const desk = await startDesk();
  const browser = await chromium.launch({
    executablePath: ensureFullChromium(),
    args: chromiumArguments,
  });
  const rows: Row[] = [];
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    for (const [name, path] of Object.entries(pageKinds)) {
      const page = await browser.newPage({ viewport: { width, height } });
      const readBytes = countBytes(page);
      await page.goto(desk.url + path, { waitUntil: 'load' });
      await page.waitForTimeout(SETTLE_MS);
      rows.push({ page: name, width, ...(await readBytes()) });
      await page.close();
    }
  }
  await browser.close();
  await desk.stop();
  return rows;
}
