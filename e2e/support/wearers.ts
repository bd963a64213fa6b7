import { tenants } from '../../tenants/index.ts';

/** A site for each template; for the one that most sites wear it is the demo shop. */
export const wearers = Object.values(tenants).filter(
  ({ id, template }) => id === 'demo' || template !== 'basis',
);
