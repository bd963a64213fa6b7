import { runPinned } from '../../../scripts/lib/pinned.mjs';

runPinned('../tests/scripts/light-shop/main.ts');
