import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { installDebianPackages } from '../scripts/debian.ts';
import { freePort } from './free-port.ts';
import { dist } from './pages.ts';
import { until } from './server/until.ts';

const program = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export type Nginx = { httpUrl: string; httpsUrl: string; stop: () => Promise<void> };
export type ConfigName = 'nginx-desk.conf' | 'nginx-static.conf';

/** Installs nginx and OpenSSL if possible. @returns whether they are available */
export function ensureNginx(): boolean {
  const isInstalled = () => existsSync(program) && existsSync('/usr/bin/openssl');
  if (isInstalled() || (installDebianPackages('nginx-light', 'openssl') && isInstalled()))
    return true;
  console.warn(
    'skipped: needs nginx and OpenSSL (Debian: sudo apt-get install nginx-light openssl)',
  );
  return false;
}

export const hasIpv6 = () =>
  Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ address }) => address === '::1'),
  );

export const hasBrotli = () => existsSync(brotliModule);

/**
 * Starts nginx with a configuration of `deploy/`. Replaces its addresses, paths and certificate,
 * and each key of `replacements` with its value. Enables Brotli if installed.
 * @throws if the configuration lacks a text to replace, or nginx rejects it
 */
export async function startNginx(
  configName: ConfigName,
  replacements: Record<string, string> = {},
): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  makeCertificate(folder);
  const allReplacements = {
    'listen 80;': `listen 127.0.0.1:${httpPort};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${httpsPort} ssl http2;`,
    'listen [::]:80;': hasIpv6() ? `listen [::1]:${httpPort};` : '',
    'listen [::]:443 ssl http2;': hasIpv6() ? `listen [::1]:${httpsPort} ssl http2;` : '',
    '/srv/site/dist': dist,
    '/srv/site/deploy/nginx-pages.conf': `${folder}/pages.conf`,
    '/etc/letsencrypt/live/www.example.com': folder,
    ...replacements,
  };
  const siteConfig = Object.entries(allReplacements).reduce(
    (config, [from, to]) => {
      if (!config.includes(from))
        throw new Error(`deploy/${configName} does not contain '${from}'`);
      return config.replaceAll(from, to);
    },
    readFileSync(`deploy/${configName}`, 'utf8'),
  );
  const pagesConfig = readFileSync('deploy/nginx-pages.conf', 'utf8');
  writeFileSync(
    path.join(folder, 'pages.conf'),
    hasBrotli() ? pagesConfig.replace('# brotli_static', 'brotli_static') : pagesConfig,
  );
  writeFileSync(path.join(folder, 'nginx.conf'), buildMainConfig(folder, siteConfig));

  const check = spawnSync(program, ['-t', '-c', `${folder}/nginx.conf`], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(check.stderr);
  const child = spawn(program, ['-c', `${folder}/nginx.conf`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const httpUrl = `http://127.0.0.1:${httpPort}`;
  await until(() =>
    fetch(httpUrl, { redirect: 'manual' }).then(
      () => true,
      () => false,
    ),
  );
  return {
    httpUrl,
    httpsUrl: `https://127.0.0.1:${httpsPort}`,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeCertificate(folder: string): void {
  const options = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1
    -subj /CN=www.example.com -keyout ${folder}/privkey.pem -out ${folder}/fullchain.pem`;
  const { status, stderr } = spawnSync('openssl', options.split(/\s+/), { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** With this configuration, nginx runs one worker in the foreground and writes only to `folder`. */
const buildMainConfig = (folder: string, siteConfig: string) => `
${hasBrotli() ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/pid;
error_log ${folder}/errors error;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${siteConfig}
}
`;
