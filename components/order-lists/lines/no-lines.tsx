import { orderListUrl } from '@/lib/urls/order-list-urls';
import { listPage as words } from '@/locales/nl/order-lists/order-list-pages';
import { listRhythm } from '@/locales/nl/purchase-rhythm';
import { buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Icon } from '../../ui/icon';
import { SiteLink } from '../../ui/site-link';

interface NoLinesProps {
  listId: number;
  search: string;
  /** Only products that are due were requested. */
  dueOnly: boolean;
}

/** Empty state of a list: no lines, no search results, or nothing due. */
export function NoLines({ listId, search, dueOnly }: NoLinesProps) {
  if (dueOnly && search === '') {
    return (
      <EmptyState icon={<Icon name="clock" className="size-7" />} title={listRhythm.nothingDue}>
        <p>{listRhythm.nothingDueText}</p>
        <SiteLink href={orderListUrl(listId)} className={buttonClass()}>
          {listRhythm.whole}
        </SiteLink>
      </EmptyState>
    );
  }
  const found = search === '';
  return (
    <EmptyState
      icon={<Icon name={found ? 'heart' : 'search'} className="size-7" />}
      title={found ? words.empty : words.nothingFound(search)}
    >
      <p>{found ? words.emptyText : words.nothingFoundText}</p>
      <SiteLink href={found ? '/' : orderListUrl(listId)} className={buttonClass()}>
        {found ? words.shop : words.clear}
      </SiteLink>
    </EmptyState>
  );
}
