import { runPinned } from './lib/pinned.mjs';

runPinned('seeded-bugs/main.ts');
