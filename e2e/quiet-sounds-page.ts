// What the test of the quiet sounds runs in the browser.
export { openScape } from '../src/features/quiet-sounds/quiet-sounds.ts';
