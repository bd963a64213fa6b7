import { ORDER_LISTS, orderListUrl } from '@/lib/order-list-urls';
import { overview } from '@/locales/nl/account';
import { ownStart } from '@/locales/nl/own-start';
import type { OwnStart } from '@/store/own-start';
import { buttonClass } from '../ui/button';
import { SiteLink } from '../ui/site-link';
import { OwnCard, TipCard } from './own-card';

const words = ownStart.lists;

/** The order lists that were made last. */
export function ListsCard({ start: { lists, listCount } }: { start: OwnStart }) {
  if (lists.length === 0) return <TipCard icon="heart" tip={ownStart.tips.lists} href={ORDER_LISTS} />;
  return (
    <OwnCard icon="list-check" title={words.title}>
      <ul>
        {lists.map(({ listId, name, itemCount }) => (
          <li key={listId}>
            <SiteLink href={orderListUrl(listId)}>{name}</SiteLink>
            <span>{overview.items(itemCount)}</span>
          </li>
        ))}
      </ul>
      <SiteLink href={ORDER_LISTS} className={buttonClass('outline', 'm', 'own-foot')}>
        {words.all(listCount)}
      </SiteLink>
    </OwnCard>
  );
}
