import type { AnswerOf } from '@/api/call';
import type { ListRow } from '../admin-list/list-definition';

export type PriceList = AnswerOf<'priceDesk.all'>[number];
export type ListedPrice = ListRow<'priceDesk.prices'>;
