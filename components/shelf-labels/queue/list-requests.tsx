import { SHELF_REQUESTS } from '@/lib/urls/account-urls';
import { queue as words } from '@/locales/nl/shelf-labels';
import { Notice } from '../../ui/notice';
import { SiteLink } from '../../ui/site-link';

/** On the page of a list: number of open shelf-label requests. Renders nothing when there are none. */
export function ListRequests({ open = 0 }: { open?: number }) {
  if (open === 0) return null;
  return (
    <div className="no-print mb-4">
      <Notice>
        {words.forList(open)}{' '}
        <SiteLink href={SHELF_REQUESTS} className="font-semibold underline underline-offset-2">
          {words.show}
        </SiteLink>
      </Notice>
    </div>
  );
}
