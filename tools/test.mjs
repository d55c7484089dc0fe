// npm test: sets up what is missing, a Chromium too, then runs the whole gate.
import { ensureChromium, ensureInstalled, environment, run } from './setup.mjs';

ensureInstalled();
const chromium = ensureChromium();
run('npm', ['run', '--silent', 'validate'], environment(chromium ? { CHROMIUM_PATH: chromium } : {}));
