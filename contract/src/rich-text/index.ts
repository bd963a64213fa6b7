export * from './addresses.ts';
export * from './anchors.ts';
export * from './elements.ts';
export * from './questions.ts';
export * from './rules.ts';
