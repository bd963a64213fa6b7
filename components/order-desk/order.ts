import type { AnswerOf } from '@/api/call';
import type { DeskChanges } from '../admin/use-desk-row';

export type ShownOrder = AnswerOf<'orderDesk.get'>;
export type OrderChanges = DeskChanges<'orderDesk.get'>;
