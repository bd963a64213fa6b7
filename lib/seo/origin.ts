/**
 * A site's public origin: its first host, always with https. Never the request's host, so that a page is the same on
 * every host, and a copy on another host names the original.
 */
export function siteOrigin({ hosts }: { hosts: readonly string[] }): string {
  return `https://${hosts[0]}`;
}

/** Whether search engines may index this host; not those that only this machine has. */
export function isPublicHost(name: string, { hosts }: { hosts: readonly string[] }): boolean {
  return hosts.includes(name) && !name.endsWith('.localhost');
}

/**
 * The languages that a site's pages are meant for, where there are several: Dutch in the Netherlands and in Belgium.
 * The pages are the same; they state the different shipping costs.
 */
export function languagesOf({ countries }: { countries: readonly string[] }): string[] {
  return countries.length > 1 ? ['nl', 'nl-BE', 'x-default'] : [];
}
