/** Replaces Next's polyfills in the browser's scripts: see `next.config.ts`. */
export {};
