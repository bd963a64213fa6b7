import type { LogoDesign } from '../logos/types.ts';
import type { Tenant } from '../types.ts';

type Named<Value> = Readonly<Record<string, Value | undefined>>;

/** Everything that makes the sites, as `tenants/` has it. */
export interface SiteFiles {
  sites: Named<Pick<Tenant, 'hosts' | 'token'>>;
  tenants: Named<Tenant>;
  designs: Named<LogoDesign>;
}
