import type { RequestOf } from '@/api/call';
import type { AskedKind } from '@/lib/urls/task-urls';

/** What a new question is about. */
export interface AskedItem {
  kind: AskedKind;
  /** Number of an order, note or invoice; the name of all else. */
  name: string;
  request: NonNullable<RequestOf<'tasks.createService'>['about']>[number];
}
