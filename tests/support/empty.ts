// Replaces packages that only have a meaning for Next's bundler.
export {};
