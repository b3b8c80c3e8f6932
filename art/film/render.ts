import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, findChromium } from '../../scripts/chromium.ts';
import { site } from '../../site.config.ts';
import { findBoxesOnStage } from './boxes-on-stage.ts';
import { shots } from './shots.ts';

/*
 * Renders the film of the home page, or pictures of it:
 *
 *     node art/film/render.ts         film and poster, to public/film/
 *     node art/film/render.ts shots   still and data of each shot, to src/assets/film/
 *     node art/film/render.ts stills [FOLDER [1.5 2 …]]
 *                                     frames at these seconds (or one per second) as PNG, to FOLDER
 *                                     (or shots/film)
 *
 * Needs Chromium, ffmpeg with libx264 and libvpx-vp9, and Node 22.18 or newer.
 */
const root = path.resolve(import.meta.dirname, '../..');
const outputFolder = path.join(root, 'public/film');
const framesPerSecond = 25;
const posterTime = 13.95;
const origin = 'http://film.invalid';

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.ts': 'text/javascript',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

const readWithType = async (file: string) => ({
  body: await readFile(file),
  type: contentTypes[path.extname(file)] ?? 'application/octet-stream',
});

/**
 * Returns the file for a URL path: page and modules of the film, pictures of the site (with or
 * without extension), colors and fonts.
 */
async function fileFor(urlPath: string): Promise<{ body: Buffer | string; type: string }> {
  const [, folder, ...rest] = urlPath.split('/');
  const name = rest.join('/');
  if (folder === 'fonts') return readWithType(path.join(root, 'node_modules', name));
  if (folder === 'pictures') {
    const picture = path.join(root, 'src/assets/pictures', name);
    return path.extname(name)
      ? readWithType(picture)
      : readWithType(`${picture}.png`).catch(() => readWithType(`${picture}.webp`));
  }
  if (folder === 'brand') return readWithType(path.join(root, 'brand', name));
  const { body, type } = await readWithType(path.join(root, 'art/film', name || 'index.html'));
  if (name === '')
    return { type, body: body.toString().replaceAll('{assetIq}', site.products.assetIq) };
  return { type, body: name.endsWith('.ts') ? stripTypeScriptTypes(body.toString()) : body };
}

async function openFilm() {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...chromiumArguments,
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
      '--disable-lcd-text',
    ],
  });
  const page = await browser.newPage({
    viewport: { width: 1280, height: 720 },
    deviceScaleFactor: 1,
  });
  page.on('pageerror', (error) => console.error(error));
  page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
  await page.route(`${origin}/**`, async (route) => {
    const { body, type } = await fileFor(new URL(route.request().url()).pathname);
    await route.fulfill({ body, contentType: type });
  });
  await page.goto(`${origin}/film/`);
  await page.waitForFunction(() => window.film);
  const seconds = await page.evaluate(() => window.film?.seconds ?? 0);
  const session = await page.context().newCDPSession(page);
  const captureFrame = async (t: number) => {
    await page.evaluate((time) => window.film?.draw(time), t);
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
    });
    return Buffer.from(data, 'base64');
  };
  return {
    seconds,
    captureFrame,
    findBoxes: () => page.evaluate(findBoxesOnStage),
    close: () => browser.close(),
  };
}

/** `feed` writes the standard input. */
async function runFfmpeg(
  options: string[],
  feed?: (write: (data: Buffer) => Promise<void>) => Promise<void>,
) {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options], {
    stdio: [feed ? 'pipe' : 'ignore', 'inherit', 'inherit'],
  });
  const exited = once(child, 'exit');
  if (feed && child.stdin) {
    const { stdin } = child;
    await feed(async (data) => {
      if (!stdin.write(data)) await once(stdin, 'drain');
    });
    stdin.end();
  }
  const [code] = await exited;
  if (code !== 0) throw new Error(`ffmpeg exited with code ${code}.`);
}

const [mode, folder, ...times] = process.argv.slice(2);
const film = await openFilm();

if (mode === 'stills') {
  const target = folder ?? 'shots/film';
  await mkdir(target, { recursive: true });
  const frameTimes =
    times.length > 0
      ? times.map(Number)
      : Array.from({ length: Math.floor(film.seconds) }, (_, second) => second + 0.5);
  for (const t of frameTimes)
    await writeFile(
      path.join(target, `${t.toFixed(2).padStart(5, '0')}.png`),
      await film.captureFrame(t),
    );
} else if (mode === 'shots') {
  const target = path.join(root, 'src/assets/film');
  await mkdir(target, { recursive: true });
  for (const { name, stillAt, ...shot } of shots) {
    const still = sharp(await film.captureFrame(stillAt));
    await still.webp({ quality: 82 }).toFile(path.join(target, `${name}.webp`));
    await writeFile(
      path.join(target, `${name}.json`),
      `${JSON.stringify({ ...shot, boxes: await film.findBoxes() }, null, 2)}\n`,
    );
  }
} else {
  await mkdir(outputFolder, { recursive: true });
  await writeFile(
    path.join(outputFolder, 'poster.webp'),
    await sharp(await film.captureFrame(posterTime))
      .webp({ quality: 80 })
      .toBuffer(),
  );
  const losslessFile = path.join(tmpdir(), `film-${process.pid}.mkv`);
  const frameCount = Math.round(film.seconds * framesPerSecond);
  await runFfmpeg(
    [
      ...`-f image2pipe -framerate ${framesPerSecond} -c:v png -i -`.split(' '),
      ...'-c:v libx264rgb -qp 0 -preset ultrafast'.split(' '),
      losslessFile,
    ],
    async (write) => {
      for (let index = 0; index < frameCount; index++) {
        await write(await film.captureFrame(index / framesPerSecond));
        if (index % 100 === 0) console.log(`frame ${index} of ${frameCount}`);
      }
    },
  );
  const commonOptions = [
    '-i',
    losslessFile,
    ...'-an -map_metadata -1'.split(' '),
    ...'-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'.split(' '),
    ...'-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'.split(' '),
    ...'-fflags +bitexact -flags:v +bitexact -threads 2'.split(' '),
  ];
  await runFfmpeg([
    ...commonOptions,
    ...'-c:v libx264 -preset veryslow -tune animation -crf 20 -g 250'.split(' '),
    ...'-movflags +faststart'.split(' '),
    path.join(outputFolder, 'asset-iq.mp4'),
  ]);
  await runFfmpeg([
    ...commonOptions,
    ...'-c:v libvpx-vp9 -b:v 0 -crf 28 -g 250 -row-mt 1 -cpu-used 3'.split(' '),
    path.join(outputFolder, 'asset-iq.webm'),
  ]);
  await rm(losslessFile);
  for (const name of ['poster.webp', 'asset-iq.mp4', 'asset-iq.webm'])
    console.log(name, (await stat(path.join(outputFolder, name))).size);
}
await film.close();
