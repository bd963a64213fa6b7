import type { ContentKind } from '@toonbank/contract';
import { toLocalInput } from '@/lib/amsterdam-time';
import { formatWeekdayMoment } from '@/lib/dates';
import { ADMIN_VIEW_FORM } from '@/lib/urls/admin-urls';
import { rowName } from '@/locales/nl/admin/editing';
import { viewWords } from '@/locales/nl/admin/view';
import { Field } from '../../form/field';
import type { SessionResult } from '../../shop';
import { Button, buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { ViewButton } from './view-button';

const { moment: words, bar } = viewWords;
const DAY_MS = 86_400_000;
const MAX_PLANNED = 10;

interface Change {
  draftId: number;
  kind: ContentKind;
  label: string;
  publishAt: string | null;
  unpublishAt: string | null;
  refused: string;
}

interface MomentChoiceProps {
  /** The moment that is shown now. */
  moment: Date | undefined;
  planned: SessionResult<readonly Change[]>;
  isRefused: boolean;
}

/** A day and a time, or the moment of a planned change. */
export function MomentChoice({ moment, planned, isRefused }: MomentChoiceProps) {
  const proposed = moment ?? new Date(Date.now() + DAY_MS);
  return (
    <>
      {moment && <Notice>{words.running(formatWeekdayMoment(moment))}</Notice>}
      <form method="post" action={ADMIN_VIEW_FORM} className="flex w-full flex-wrap items-end gap-3">
        <input type="hidden" name="show" value="moment" />
        <div className="grow sm:max-w-64">
          <Field
            id="moment"
            name="moment"
            type="datetime-local"
            label={words.field}
            error={isRefused ? words.invalid : undefined}
            defaultValue={toLocalInput(proposed)}
            required
          />
        </div>
        <Button type="submit" look={moment ? 'outline' : 'primary'}>
          {words.start}
        </Button>
      </form>
      {moment && <ViewButton show="now" label={bar.now} className={buttonClass()} />}
      <PlannedMoments planned={planned} />
    </>
  );
}

interface Moment {
  at: string;
  text: string;
  key: string;
}

/** The moments at which something changes, the first ones first. */
function momentsOf(changes: readonly Change[]): Moment[] {
  return changes
    .filter(({ publishAt, refused }) => publishAt !== null && refused === '')
    .flatMap(({ draftId, kind, label, publishAt, unpublishAt }) => {
      const name = rowName({ kind, label });
      return [
        ...(publishAt ? [{ at: publishAt, text: words.begins(name), key: `${draftId}.from` }] : []),
        ...(unpublishAt ? [{ at: unpublishAt, text: words.ends(name), key: `${draftId}.until` }] : []),
      ];
    })
    .sort((one, other) => one.at.localeCompare(other.at))
    .slice(0, MAX_PLANNED);
}

function PlannedMoments({ planned }: Pick<MomentChoiceProps, 'planned'>) {
  if (planned.state !== 'ok') return <p className="text-ink-soft text-sm">{words.unavailable}</p>;
  const moments = momentsOf(planned.value);
  if (moments.length === 0) return <p className="text-ink-soft text-sm">{words.nonePlanned}</p>;
  return (
    <div className="flex w-full flex-col gap-2">
      <h3 className="font-semibold">{words.planned}</h3>
      <ul className="flex flex-col">
        {moments.map(({ at, text, key }) => (
          <li
            key={key}
            className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t py-1"
          >
            <span className="text-sm">{text}</span>
            <ViewButton
              show="moment"
              moment={toLocalInput(at)}
              label={formatWeekdayMoment(new Date(at))}
              className={buttonClass('quiet', 's')}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
