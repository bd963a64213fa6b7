import { runPinned } from './lib/pinned.mjs';

runPinned('test/main.ts');
