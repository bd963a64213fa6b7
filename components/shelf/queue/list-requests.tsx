import { SHELF_REQUESTS } from '@/lib/shelf-label-urls';
import { queue as words } from '@/locales/nl/shelf-labels';
import { IntentLink } from '../../ui/intent-link';
import { Notice } from '../../ui/notice';

/** On the page of a list: what the work floor asked for by its labels. Nothing where nothing waits. */
export function ListRequests({ open = 0 }: { open?: number }) {
  if (open === 0) return null;
  return (
    <div className="no-print mb-4">
      <Notice>
        {words.forList(open)}{' '}
        <IntentLink href={SHELF_REQUESTS} className="font-semibold underline underline-offset-2">
          {words.show}
        </IntentLink>
      </Notice>
    </div>
  );
}
