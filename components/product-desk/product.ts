import type { AnswerOf } from '@/api/call';
import type { DeskChanges } from '../admin/use-desk-row';

export type ShownProduct = AnswerOf<'productDesk.get'>;
export type ProductChanges = DeskChanges<'productDesk.get'>;
