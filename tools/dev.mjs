// npm run dev: the page with hot reload on PORT, the server behind it, started anew whenever its code changes.
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureInstalled, environment, root } from './setup.mjs';

ensureInstalled();
ensureBuilt();
const port = Number(process.env.PORT ?? 3000);
const behind = String(port + 1);
const children = [
  spawn('node', ['--watch', 'server/main.ts'], { cwd: root, env: environment({ PORT: behind }), stdio: 'inherit' }),
  spawn('vite', ['--port', String(port), '--strictPort'], {
    cwd: root,
    env: environment({ API_PORT: behind }),
    stdio: 'inherit',
  }),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', () => stop());
