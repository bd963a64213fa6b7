export * from './change-product.ts';
export * from './each-customer.ts';
export * from './make-customer.ts';
export * from './make-product.ts';
export * from './make-site.ts';
export * from './test-app.ts';
