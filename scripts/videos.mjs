import { runPinned } from './lib/pinned.mjs';

runPinned('../demo/src/videos/make-videos.ts');
