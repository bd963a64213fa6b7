import type { ShelfRequestsProps } from '@/components/page-props';
import { QueuePage } from '@/components/shelf/queue/queue-page';
import { byTemplate } from './by-template';

export const shelfRequestsOf = byTemplate<ShelfRequestsProps>({ basis: QueuePage });
