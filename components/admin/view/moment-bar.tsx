import { moveDays } from '@/lib/admin-view';
import { formatWeekdayMoment } from '@/lib/dates';
import { ADMIN_VIEW } from '@/lib/urls/admin-urls';
import { viewWords } from '@/locales/nl/admin/view';
import { ViewButton } from './view-button';

const { bar: words } = viewWords;

/** Says which moment the pages show, with the days around it and the way back. */
export function MomentBar({ moment }: { moment: Date }) {
  const isPast = moment.getTime() < Date.now();
  return (
    <section aria-label={words.label} className="moment-bar">
      <p>
        <strong>{words.shown(formatWeekdayMoment(moment))}</strong>
        <span>{isPast ? words.past : words.future}</span>
      </p>
      <div>
        <ViewButton
          show="moment"
          moment={moveDays(moment, -1)}
          label={words.previous}
          className="moment-bar-button"
        />
        <ViewButton
          show="moment"
          moment={moveDays(moment, 1)}
          label={words.next}
          className="moment-bar-button"
        />
        <a href={ADMIN_VIEW} target="_self" className="moment-bar-button">
          {words.other}
        </a>
        <ViewButton show="now" label={words.now} className="moment-bar-button" />
      </div>
    </section>
  );
}
