import { formatFullDay } from '@/lib/days/day-names';
import { delivery as words } from '@/locales/nl/checkout/delivery';

export interface CalendarWeekProps {
  /** Available days, YYYY-MM-DD, soonest first; at least one. */
  days: readonly string[];
  chosen: string | null;
  onChoose: (day: string) => void;
  /** From Monday; null outside the month. */
  week: (string | null)[];
  /** The day that has the keyboard focus: the only one in the tab order. */
  focused: string;
}

export function CalendarWeek({ week, days, chosen, focused, onChoose }: CalendarWeekProps) {
  return (
    <tr>
      {week.map((day, weekday) => {
        if (!day) return <td key={`empty-${words.weekdays[weekday]}`} />;
        const possible = days.includes(day);
        return (
          <td key={day}>
            <button
              type="button"
              data-day={day}
              tabIndex={day === focused ? 0 : -1}
              aria-label={possible ? formatFullDay(day) : `${formatFullDay(day)}, ${words.notPossible}`}
              aria-disabled={!possible || undefined}
              aria-pressed={day === chosen}
              onClick={() => possible && onChoose(day)}
            >
              {Number(day.slice(8))}
            </button>
          </td>
        );
      })}
    </tr>
  );
}
