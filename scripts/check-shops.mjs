import { runPinned } from './lib/pinned.mjs';

runPinned('check-shops/main.ts');
