import { orders as words } from '@/locales/nl/account';
import { buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { IntentLink } from '../ui/intent-link';

export function NoOrders({ filtered = false }: { filtered?: boolean }) {
  return (
    <EmptyState icon={<Icon name="box" className="size-7" />} title={words.empty.title}>
      <p>{filtered ? words.empty.filtered : words.empty.text}</p>
      <IntentLink href={filtered ? '/nl/mijn-account/bestellingen' : '/'} className={buttonClass()}>
        {filtered ? words.empty.clear : words.empty.action}
      </IntentLink>
    </EmptyState>
  );
}
