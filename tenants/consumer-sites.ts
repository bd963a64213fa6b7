import type { SiteId } from './hosts.ts';

/** The sites where consumers buy: those with public prices. Middleware reads it, so it is apart from a site's data. */
export const consumerSites: readonly SiteId[] = ['huispapier'];
