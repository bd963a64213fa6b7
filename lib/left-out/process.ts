/** Replaces Next's stand-in for Node's `process` in the browser's scripts, which only read `env`. */
export const env = {};
