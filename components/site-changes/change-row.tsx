import type { ErrorCode } from '@/api/types';
import { formatDateTime, formatMoment } from '@/lib/dates';
import { editUrl } from '@/lib/urls/edit-url';
import { changes as words } from '@/locales/nl/admin/changes';
import { fieldNames, kindNames } from '@/locales/nl/admin/editing';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { callApi } from '@/store/call-api';
import { PreviewLink } from '../editing/publish/preview-link';
import { Checkbox } from '../form/checkbox';
import { Button, buttonClass } from '../ui/button';
import { Notice } from '../ui/notice';
import type { Change } from './use-changes';

/** What a reader knows a change by: a slide without a description still has its kind. */
export const changeLabel = ({ kind, label }: Change): string => (label === '' ? kindNames[kind] : label);

/** Who made a change. */
export const authorName = ({ own, author }: Change): string =>
  own ? words.you : author === '' ? words.former : author;

/** Why a planned change did not become live. */
const refusalText = (refused: string): string =>
  refused === 'role_required'
    ? words.plannerWithoutRight
    : words.refused(adminErrorText(refused as ErrorCode));

export interface ChangeActions {
  canPublish: boolean;
  /** Ids of drafts. */
  chosen: ReadonlySet<number>;
  setChosen: (chosen: ReadonlySet<number>) => void;
  /** Why drafts could not be published, by id. */
  reasons: Readonly<Record<number, string>>;
  onPlan: (change: Change) => void;
  onRemove: (change: Change) => void;
}

interface ChangeRowProps extends ChangeActions {
  change: Change;
}

/** One draft or planned change: what, who, since when, and what can be done with it. */
export function ChangeRow({
  change,
  canPublish,
  chosen,
  setChosen,
  reasons,
  onPlan,
  onRemove,
}: ChangeRowProps) {
  const { draftId, kind, fields, own, author, changed, publishAt, unpublishAt, refused } = change;
  const label = changeLabel(change);
  const at = formatMoment(changed);
  const toggle = () => {
    const next = new Set(chosen);
    if (!next.delete(draftId)) next.add(draftId);
    setChosen(next);
  };
  return (
    <li className="flex flex-col gap-3 border-line border-b py-4">
      <div className="flex flex-col gap-3 lg:flex-row lg:items-center lg:gap-6">
        <div className="flex min-w-0 grow items-start gap-3">
          {canPublish && (
            <Checkbox aria-label={words.select(label)} checked={chosen.has(draftId)} onChange={toggle} />
          )}
          <div className="min-w-0">
            <p className="break-words font-semibold">{label}</p>
            <p className="text-ink-soft text-sm">
              {kindNames[kind]} · {fields.map((field) => fieldNames[field] ?? field).join(', ')}
            </p>
          </div>
        </div>
        <div className="text-ink-soft text-sm lg:w-56 lg:shrink-0">
          {publishAt && (
            <p className="font-medium text-ink">
              {words.plannedAt(formatDateTime(publishAt))}
              {unpublishAt && ` ${words.plannedUntil(formatDateTime(unpublishAt))}`}
            </p>
          )}
          <p>{own ? words.byYou(at) : words.by(author === '' ? words.former : author, at)}</p>
        </div>
        <div className="flex shrink-0 flex-wrap gap-2">
          <a href={editUrl(change)} aria-label={words.openOf(label)} className={buttonClass('outline', 's')}>
            {words.open}
          </a>
          {canPublish && (
            <Button look="quiet" size="s" aria-label={words.planOf(label)} onClick={() => onPlan(change)}>
              {publishAt ? words.changeTime : words.plan}
            </Button>
          )}
          {(canPublish || (own && !publishAt)) && (
            <Button look="quiet" size="s" aria-label={words.removeOf(label)} onClick={() => onRemove(change)}>
              {words.remove}
            </Button>
          )}
        </div>
      </div>
      <PreviewLink make={(hours) => callApi('editing.makePreview', { draftID: draftId, hours })} />
      {reasons[draftId] && <Notice tone="danger">{reasons[draftId]}</Notice>}
      {refused !== '' && <Notice tone="danger">{refusalText(refused)}</Notice>}
    </li>
  );
}
