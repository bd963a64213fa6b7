import { runPinned } from './lib/pinned.mjs';

runPinned('structure/main.ts');
