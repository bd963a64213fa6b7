import { runPinned } from './lib/pinned.mjs';

runPinned('contact-sheet/main.ts');
