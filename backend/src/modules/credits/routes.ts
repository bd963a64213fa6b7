import { settle } from './settle.ts';
import { listSettleable } from './settleable.ts';

export const creditRoutes = [listSettleable, settle];
