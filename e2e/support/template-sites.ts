import { tenants } from '../../tenants/index.ts';

/** A site for each template; for `basis` it is the demo shop. */
export const templateSites = Object.values(tenants).filter(
  ({ id, template }) => id === 'demo' || template !== 'basis',
);
