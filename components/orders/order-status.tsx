import { noOrder, orderStatuses } from '@/locales/nl/account/account';
import { Badge } from '../ui/badge';

/**
 * In word and colour: nieuw blue, in verwerking orange, geleverd green, geannuleerd red, the rest gray
 * (docs/behaviour.md §10.4).
 */
export function OrderStatus({ status }: { status: number }) {
  const known = status === 1 || status === 2 || status === 3 || status === 4;
  const { text, tone } = known ? orderStatuses[status] : noOrder;
  return <Badge tone={tone}>{text}</Badge>;
}
