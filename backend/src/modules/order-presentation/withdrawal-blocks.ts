import type { Block } from '../../mail/layout.ts';
import { withdrawalText } from './order-texts.ts';

/**
 * The right of withdrawal in a mail about an order (docs/behaviour.md §16.1), under the label that the law prescribes.
 * @param page where the consumer withdraws from the order
 */
export const withdrawalBlocks = (page: string): Block[] => [
  { kind: 'heading', text: 'Herroepingsrecht' },
  { kind: 'text', text: withdrawalText },
  { kind: 'link', text: 'Hier de overeenkomst herroepen', href: page },
];
