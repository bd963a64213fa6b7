import type { IntegrationEndpoint } from './define.ts';
import { orderSteps } from './order-steps.ts';
import { orders } from './orders.ts';
import { reads } from './reads.ts';
import { writes } from './writes.ts';

/** All endpoints of the integration API, by resource. One that is not here does not exist. */
export const integrationEndpoints = { orders, orderSteps, reads, writes };

type Resources = typeof integrationEndpoints;
/** `orders.list`, … */
export type IntegrationName = {
  [R in keyof Resources]: `${R & string}.${keyof Resources[R] & string}`;
}[keyof Resources];

/** The same table, flat. */
export const integrationTable: ReadonlyMap<IntegrationName, IntegrationEndpoint> = new Map(
  Object.entries(integrationEndpoints).flatMap(([resource, group]) =>
    Object.entries(group).map(
      ([name, endpoint]) =>
        [`${resource}.${name}` as IntegrationName, endpoint as IntegrationEndpoint] as const,
    ),
  ),
);
