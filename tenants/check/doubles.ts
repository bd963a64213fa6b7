import { placeholders } from './placeholders.ts';
import type { SiteFiles } from './site-files.ts';

/** A field's value and the file that it is in. */
interface Claim {
  site: string;
  file: string;
  field: string;
  value: string | undefined;
}

const invented = new Set<unknown>(Object.values(placeholders));

function claimsOf({ sites, tenants }: SiteFiles): Claim[] {
  const identities = Object.entries(sites).flatMap(([site, identity]) => {
    const file = 'tenants/hosts.ts';
    const hosts = (identity?.hosts ?? []).map((value) => ({ site, file, field: 'host', value }));
    return [{ site, file, field: 'token', value: identity?.token }, ...hosts];
  });
  const companies = Object.entries(tenants).flatMap(([site, tenant]) => {
    const file = `tenants/sites/${site}/site.ts`;
    const branch = (['company', 'kvk', 'vatNumber', 'iban'] as const).map((field) => ({
      site,
      file,
      field: `branch.${field}`,
      value: tenant?.branch?.[field],
    }));
    return [{ site, file, field: 'name', value: tenant?.name }, ...branch];
  });
  return [...identities, ...companies];
}

/**
 * Values that must be unique among sites: host and token, which select the site of a request, and what a
 * customer knows the site by.
 */
export function doubles(files: SiteFiles): string[] {
  const owners = new Map<string, string>();
  return claimsOf(files).flatMap(({ site, file, field, value }) => {
    if (value === undefined || invented.has(value)) return [];
    const key = `${field} ${value.replaceAll(' ', '').toLowerCase()}`;
    const owner = owners.get(key);
    owners.set(key, owner ?? site);
    if (!owner) return [];
    return [
      `${file}: ${field} "${value}" of ${site} is also ${owner === site ? 'there before' : `that of ${owner}`}.`,
    ];
  });
}
