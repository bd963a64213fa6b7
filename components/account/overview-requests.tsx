import { SHELF_LABELS } from '@/lib/urls/account-urls';
import { queue as words } from '@/locales/nl/shelf-labels';
import { SiteLink } from '../ui/site-link';

/** Number of open shelf-label requests. */
export function OverviewRequests({ open }: { open: number }) {
  if (open > 0) return <p className="font-semibold">{words.waiting(open)}</p>;
  return (
    <p className="text-ink-soft">
      {words.none}.{' '}
      <SiteLink href={SHELF_LABELS} className="underline underline-offset-2">
        {words.toLabels}
      </SiteLink>
    </p>
  );
}
