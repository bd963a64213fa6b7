/**
 * Where a site lives for everybody: its first host, always by https. Never the host of a request, so that a page is the
 * same page on every host, and a copy on another one says where the real one is.
 */
export function siteOrigin({ hosts }: { hosts: readonly string[] }): string {
  return `https://${hosts[0]}`;
}

/** Hosts that only this machine has: no search engine should believe what it finds there. */
export function isPublicHost(name: string, { hosts }: { hosts: readonly string[] }): boolean {
  return hosts.includes(name) && !name.endsWith('.localhost');
}

/**
 * The languages that the one version of every page is meant for, where there are several: Dutch in the Netherlands and
 * in Belgium. The pages are the same; shipping differs, and that is said on them.
 */
export function languagesOf({ countries }: { countries: readonly string[] }): string[] {
  return countries.length > 1 ? ['nl', 'nl-BE', 'x-default'] : [];
}
