import { runPinned } from './lib/pinned.mjs';

runPinned('site/main.ts');
