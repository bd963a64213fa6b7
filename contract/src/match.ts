import type { Endpoint, HttpMethod } from './define.ts';
import { type EndpointName, endpointTable } from './endpoints.ts';

interface Route {
  name: EndpointName;
  endpoint: Endpoint;
  pattern: RegExp;
}

const routes: Route[] = [...endpointTable].flatMap(([name, endpoint]) =>
  [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => ({
    name,
    endpoint,
    pattern: new RegExp(`^${path.replace(/:[a-z]+/gi, '[A-Za-z0-9_-]+')}$`),
  })),
);

/** The gateway's allow-list: the endpoint for a method and a path of one of the APIs, or undefined. */
export function matchEndpoint(api: Endpoint['api'], method: string, path: string) {
  return routes.find(
    ({ endpoint, pattern }) =>
      endpoint.api === api && endpoint.methods.includes(method as HttpMethod) && pattern.test(path),
  );
}
