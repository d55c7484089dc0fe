// npm start: sets up what is missing, then serves the whole product on one port until Ctrl-C.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, environment, root } from './setup.mjs';

ensureInstalled();
ensureBuilt();
const server = spawn('node', [join(root, 'server', 'main.ts')], { cwd: root, env: environment(), stdio: 'inherit' });
// The terminal sends Ctrl-C to the server as well; here it only must not end the wait. A plain TERM is handed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
