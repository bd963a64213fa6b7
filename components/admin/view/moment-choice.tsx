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
const MINUTE_MS = 60_000;

interface Moment {
  at: string;
  kind: ContentKind;
  id: number;
  label: string;
  change: keyof typeof words.changes;
}

interface MomentChoiceProps {
  /** The moment that is shown now. */
  moment: Date | undefined;
  coming: SessionResult<readonly Moment[]>;
  isRefused: boolean;
}

/** A day and a time, or a moment at which something changes by itself. */
export function MomentChoice({ moment, coming, isRefused }: MomentChoiceProps) {
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
      <ComingMoments coming={coming} />
    </>
  );
}

/** The minute at which all of these changes are made: the field for a moment has no seconds. */
const minuteAfter = (at: string) => new Date(Math.ceil(Date.parse(at) / MINUTE_MS) * MINUTE_MS);

function ComingMoments({ coming }: Pick<MomentChoiceProps, 'coming'>) {
  if (coming.state !== 'ok') return <p className="text-ink-soft text-sm">{words.unavailable}</p>;
  const byMinute = Map.groupBy(coming.value, ({ at }) => minuteAfter(at).getTime());
  if (byMinute.size === 0) return <p className="text-ink-soft text-sm">{words.nothingComing}</p>;
  return (
    <div className="flex w-full flex-col gap-2">
      <h3 className="font-semibold">{words.coming}</h3>
      <ul className="flex flex-col border-line border-b">
        {[...byMinute].map(([time, changes]) => {
          const shown = formatWeekdayMoment(new Date(time));
          return (
            <li
              key={time}
              className="flex items-center justify-between gap-x-4 border-line border-t py-2 text-sm"
            >
              <div className="min-w-0">
                <p className="font-semibold first-letter:uppercase">{shown}</p>
                {changes.map((one) => (
                  <p key={`${one.kind}.${one.id}.${one.change}`} className="wrap-anywhere text-ink-soft">
                    {words.changes[one.change](rowName(one))}
                  </p>
                ))}
              </div>
              <ViewButton
                show="moment"
                moment={toLocalInput(new Date(time))}
                label={words.look}
                name={words.lookAt(shown)}
                className={buttonClass('outline', 's')}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
