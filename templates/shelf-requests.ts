import { QueuePage } from './basis/account/shelf-requests';
import { byTemplate } from './by-template';
import type { ShelfRequestsProps } from './props';

export const shelfRequestsOf = byTemplate<ShelfRequestsProps>({ basis: QueuePage });
