import { STOCK_COUNT } from '@/lib/urls/stock-count-urls';
import { stockCount as words } from '@/locales/nl/stock-count/pages';
import { Icon } from '../../ui/icon';
import { SiteLink } from '../../ui/site-link';

/** The way back to all lists and counts. */
export const BackToCounts = () => (
  <SiteLink
    href={STOCK_COUNT}
    className="no-print mb-4 inline-flex min-h-8 items-center gap-1 text-sm underline underline-offset-2"
  >
    <Icon name="chevron-left" className="size-4" />
    {words.back}
  </SiteLink>
);
