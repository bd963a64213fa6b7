import { SHELF_LABELS } from '@/lib/urls/account-urls';
import { queue as words } from '@/locales/nl/shelf-labels';
import { TextLink } from '../shared/text-link';

/** Number of open shelf-label requests. */
export function OverviewRequests({ open }: { open: number }) {
  if (open > 0) return <p className="font-semibold">{words.waiting(open)}</p>;
  return (
    <p className="text-ink-soft">
      {words.none}. <TextLink href={SHELF_LABELS}>{words.toLabels}</TextLink>
    </p>
  );
}
