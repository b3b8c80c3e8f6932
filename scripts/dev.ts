import { spawn } from 'node:child_process';
import { dev } from 'astro';

const port = Number(process.env['PORT'] ?? 4321);
const deskPort = port + 1;

/** The site with hot reload; what it sends goes on to a lead desk beside it. */
const desk = spawn(process.execPath, ['server/main.ts'], { stdio: 'inherit', env: { ...process.env, PORT: String(deskPort), SITE_DIR: 'none' } });
await dev({ server: { port }, vite: { server: { proxy: { '/api': `http://127.0.0.1:${deskPort}` } } } });
process.on('exit', () => desk.kill());
