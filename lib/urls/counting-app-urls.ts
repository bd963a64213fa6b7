import { STOCK_COUNT } from './stock-count-urls.ts';

/** The service worker serves the addresses that begin with this, and no other. */
export const COUNTING_SCOPE = `${STOCK_COUNT}/`;
export const COUNTING_WORKER = `${COUNTING_SCOPE}zonder-netwerk.js`;
export const COUNTING_MANIFEST = `${COUNTING_SCOPE}app.webmanifest`;
/** Icon for home screens that cut a shape out of it. */
export const MASKABLE_ICON = `${COUNTING_SCOPE}icoon-512.png`;
