import type { ShelfLabel } from '@/api/types';
import { formatDateTime } from '@/lib/dates';
import { orderListUrl } from '@/lib/urls/order-list-urls';
import { newTaskUrl } from '@/lib/urls/task-urls';
import { queue, shelfLabels as words } from '@/locales/nl/shelf-labels';
import { askLinks } from '@/locales/nl/tasks/new-task';
import { Checkbox } from '../../form/checkbox';
import { Day } from '../../shared/day';
import { Button, buttonClass } from '../../ui/button';
import { SiteLink } from '../../ui/site-link';
import { labelFacts, labelName } from './label-name';

interface LabelRowProps {
  label: ShelfLabel;
  ticked: boolean;
  onTick: () => void;
  onRevoke: () => void;
}

/** One label: product or place, date, last scan and open requests. */
export function LabelRow({ label, ticked, onTick, onRevoke }: LabelRowProps) {
  const { labelId, listId, listName, createdAt, lastScannedAt, openRequests } = label;
  const name = labelName(label);
  return (
    <tr>
      <td data-label={words.choose}>
        <Checkbox
          name="label"
          value={labelId}
          checked={ticked}
          onChange={onTick}
          aria-label={words.chooseOne(name)}
        />
      </td>
      <td data-label={words.label}>
        <span className="block min-w-0">
          <span className="font-medium">{name}</span>
          <span className="block text-ink-soft">{labelFacts(label)}</span>
          {openRequests > 0 && <span className="block font-medium">{queue.count(openRequests)}</span>}
        </span>
      </td>
      <td data-label={words.list}>
        {listId && listName ? (
          <SiteLink href={orderListUrl(listId)} className="break-words underline underline-offset-2">
            {listName}
          </SiteLink>
        ) : (
          words.noList
        )}
      </td>
      <td data-label={words.made}>
        <Day date={createdAt} />
      </td>
      <td data-label={words.scanned}>{lastScannedAt ? formatDateTime(lastScannedAt) : words.never}</td>
      <td data-label={words.actions}>
        <SiteLink
          href={newTaskUrl('label', { kind: 'label', of: labelId })}
          className={buttonClass('quiet', 's')}
        >
          {askLinks.label}
          <span className="sr-only">{askLinks.labelOf(name)}</span>
        </SiteLink>
        <Button look="quiet" size="s" aria-label={words.revokeOne(name)} onClick={onRevoke}>
          {words.revoke}
        </Button>
      </td>
    </tr>
  );
}
