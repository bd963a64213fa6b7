import { runPinned } from './lib/pinned.mjs';

runPinned('start/main.ts');
