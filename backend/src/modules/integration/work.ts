import type { IntegrationWork } from './call/implement.ts';
import { orderStepWork } from './orders/steps.ts';
import { orderReads } from './orders/work.ts';
import { rowReads } from './read/work.ts';
import { bulkWork } from './write/work.ts';

/** The work of all endpoints of the integration API. */
export const integrationWork: readonly IntegrationWork[] = [
  ...orderReads,
  ...orderStepWork,
  ...rowReads,
  ...bulkWork,
];
