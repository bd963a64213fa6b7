import type { DueProduct } from '@/api/types';
import { rhythm as words } from '@/locales/nl/purchase-rhythm';
import { Badge } from '../ui/badge';

/** 'Nu nodig', or in how many days. */
export function DueBadge({ state, daysLeft }: Pick<DueProduct, 'state' | 'daysLeft'>) {
  return (
    <Badge tone={state === 'now' ? 'warning' : 'info'}>
      {state === 'now' ? words.now : words.soon(daysLeft)}
    </Badge>
  );
}
