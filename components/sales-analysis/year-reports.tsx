import { yearReportUrl } from '@/lib/urls/account-urls';
import { salesAnalysis } from '@/locales/nl/account/sales-analysis';
import { DocumentLink } from '../shared/document-link';

const { years: words } = salesAnalysis;

interface YearReportsProps {
  shopName: string;
  /** The first day with an order, YYYY-MM-DD. */
  firstDay: string;
  /** YYYY-MM-DD */
  today: string;
}

/** The papers of all calendar years since the first order, the latest first. */
export function YearReports({ shopName, firstDay, today }: YearReportsProps) {
  const [first, last] = [firstDay, today].map((day) => Number(day.slice(0, 4)));
  const years = Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, at) => (last ?? 0) - at);
  return (
    <section className="no-print mt-10">
      <h2 className="font-bold text-lg">{words.title}</h2>
      <p className="mb-2 text-ink-soft text-sm">{words.text(shopName)}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {years.map((year) => (
          <li key={year}>
            <DocumentLink href={yearReportUrl(year)}>{words.open(year)}</DocumentLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
