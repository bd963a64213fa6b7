export * from './addresses.ts';
export * from './elements.ts';
export * from './rules.ts';
