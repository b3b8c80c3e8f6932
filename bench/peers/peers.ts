import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';
import { precompress } from '../../scripts/build/precompress.ts';
import { freePort } from '../../tests/free-port.ts';
import type { pageKinds } from '../page-kinds.ts';

export type Served = { url: string; stop: () => Promise<unknown> };

type Peer = {
  /** Its pages by kind. */
  pages: Partial<Record<keyof typeof pageKinds, string>>;
  /** Serves the output of `npm run build`. */
  serve: (source: string) => Promise<Served>;
};

/**
 * Templates for similar sites, built in their own folder. Only `astrowind` was tested, with a
 * made-up Astro site. If your version has other paths, the table omits those pages with a message.
 */
export const peers: Record<string, Peer> = {
  astrowind: {
    pages: {
      home: '/',
      service: '/services',
      article: '/get-started-website-with-astro-tailwind-css',
      list: '/blog',
      contact: '/contact',
      legal: '/privacy',
    },
    serve: (source) => serveFolder(path.join(source, 'dist')),
  },
  'startup-nextjs': {
    pages: { home: '/', article: '/blog-details', list: '/blog', contact: '/contact' },
    serve: serveNext,
  },
};

/** @throws with the output of a failed build */
export function build(source: string): void {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: source,
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`${source} cannot be built:\n${stdout}${stderr}`);
}

/** Copies static files and compresses them like this site's own. */
async function serveFolder(folder: string): Promise<Served> {
  const root = mkdtempSync(path.join(tmpdir(), 'peer-'));
  cpSync(folder, root, { recursive: true });
  await precompress(root);
  const server = fastify();
  await server.register(fastifyStatic, {
    root,
    preCompressed: true,
    extensions: ['html'],
    redirect: true,
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const stop = async () => {
    await server.close();
    rmSync(root, { recursive: true });
  };
  return { url, stop };
}

/** Next's own server, which compresses with gzip. */
async function serveNext(source: string): Promise<Served> {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [
      path.join(source, 'node_modules/next/dist/bin/next'),
      'start',
      '-H',
      '127.0.0.1',
      '-p',
      String(port),
    ],
    {
      cwd: source,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  for await (const said of server.stdout) if (/ready/i.test(String(said))) break;
  // An unread pipe would block the server.
  server.stdout.resume();
  const stop = async () => {
    server.kill();
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
