import { ORDERS } from '@/lib/urls/account-urls';
import { orders as words } from '@/locales/nl/account/account';
import { AccountEmptyState } from '../shared/account-empty-state';

export function NoOrders({ filtered = false }: { filtered?: boolean }) {
  const { empty } = words;
  return filtered ? (
    <AccountEmptyState
      icon="box"
      title={empty.filteredTitle}
      text={empty.filtered}
      next={{ href: ORDERS, label: empty.clear }}
    />
  ) : (
    <AccountEmptyState
      icon="box"
      title={empty.title}
      text={empty.text}
      next={{ href: '/', label: empty.action }}
    />
  );
}
