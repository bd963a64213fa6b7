import type { AnswerOf } from '@/api/call';
import type { DeskChanges } from '../admin/use-desk-row';

export type ShownCustomer = AnswerOf<'customerDesk.get'>;
export type CustomerChanges = DeskChanges<'customerDesk.get'>;
