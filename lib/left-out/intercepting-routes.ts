/** Replaces Next's reading of intercepting routes, `(.)folder`: the shop has none. */
export const INTERCEPTION_ROUTE_MARKERS: string[] = [];
export const isInterceptionRouteAppPath = () => false;
