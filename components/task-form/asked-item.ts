import type { RequestOf } from '@/api/call';
import type { AskedKind } from '@/lib/urls/task-urls';
import type { DeliveredLine } from './delivered-line';

/** The order, product or document that a new question is about. */
export interface AskedItem {
  kind: AskedKind;
  /** Number of an order, delivery note or invoice; the name of other items. */
  name: string;
  request: NonNullable<RequestOf<'tasks.createService'>['about']>[number];
  /** The lines of an order, delivery note or invoice. */
  lines?: DeliveredLine[];
}
