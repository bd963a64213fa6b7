/** Takes the place of Next's stand-in for Node's `process` in the browser's scripts: all they ask of it is this. */
export const env = {};
