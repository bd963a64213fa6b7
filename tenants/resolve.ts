import { tenants } from './index.ts';
import { type ResolveInput, resolveSite } from './resolve-site.ts';
import type { Tenant } from './types.ts';

/** The whole tenant a request is for; the rules are `resolveSite`'s. Middleware uses that one: it is lighter. */
export function resolveTenant(input: ResolveInput): Tenant | null {
  const site = resolveSite(input);
  return site ? tenants[site.id] : null;
}
