import { WASTE } from '@/lib/urls/account-urls';
import { reasonWords, type WasteFilter } from '@/lib/urls/waste-urls';
import { monthName, waste, wasteReasonNames } from '@/locales/nl/stock-count/waste';
import { LabelledSelect } from '../shared/labelled-select';
import { Button } from '../ui/button';
import { monthsBetween, monthsLater } from './months';

const words = waste.report;
/** Entries are kept for five years. */
const MONTHS_BACK = 60;

/** Months of the last five years, newest first, and those in the address, which may be others. */
function monthOptions({ from, until }: WasteFilter, today: string) {
  const months = new Set([...monthsBetween(monthsLater(today, -MONTHS_BACK), today), from, until]);
  return [...months]
    .sort()
    .reverse()
    .map((value) => ({ value, text: monthName(value) }));
}

const reasons = [
  { value: '', text: words.anyReason },
  ...Object.entries(reasonWords).map(([value, reason]) => ({ value, text: wasteReasonNames[reason] })),
];

interface ReportFiltersProps {
  filter: WasteFilter;
  /** This month, `2026-03`. */
  today: string;
}

/** A plain GET form: months and reason are in the address. */
export function ReportFilters({ filter, today }: ReportFiltersProps) {
  const months = monthOptions(filter, today);
  const reason = Object.entries(reasonWords).find(([, known]) => known === filter.reason)?.[0] ?? '';
  return (
    <form action={WASTE} method="get" className="no-print mb-6 flex flex-wrap items-end gap-3">
      <LabelledSelect name="van" label={words.from} options={months} defaultValue={filter.from} />
      <LabelledSelect name="tot" label={words.until} options={months} defaultValue={filter.until} />
      <LabelledSelect name="reden" label={words.reason} options={reasons} defaultValue={reason} />
      <Button type="submit" look="outline">
        {words.show}
      </Button>
    </form>
  );
}
