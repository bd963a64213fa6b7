import { STOCK_COUNT } from '@/lib/urls/stock-count-urls';
import { product as words } from '@/locales/nl/product/product';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';

/** Leads a customer to the lists by which it counts its own stock (docs/behaviour.md §13.5). */
export const CountLink = () => (
  <SiteLink href={STOCK_COUNT} className={buttonClass('outline', 's', 'sheet-link')}>
    <Icon name="list-check" />
    {words.countStock}
  </SiteLink>
);
