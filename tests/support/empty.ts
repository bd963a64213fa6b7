// Stands in for packages that only mean something to Next's bundler.
export {};
