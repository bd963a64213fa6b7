import { runPinned } from './lib/pinned.mjs';

runPinned('../bench/main.ts');
