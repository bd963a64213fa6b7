export * from './catalogue.ts';
export * from './content.ts';
export * from './customers.ts';
export * from './media.ts';
export * from './orders.ts';
export * from './prices.ts';
export * from './sessions.ts';
export * from './sites.ts';
