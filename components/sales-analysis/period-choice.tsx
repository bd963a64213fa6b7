import { salesAnalysis } from '@/locales/nl/account/sales-analysis';
import { buttonClass } from '../ui/button';
import { SiteLink } from '../ui/site-link';
import { type AnalysisFilter, analysisUrl } from './analysis-filter';
import { periodNames } from './period-days';

const { period: words } = salesAnalysis;

/** Links to the periods; the customer's own days start with those that are shown. */
export function PeriodChoice({ filter }: { filter: AnalysisFilter }) {
  return (
    <nav aria-label={words.label} className="mb-4 flex flex-wrap gap-2">
      {periodNames.map((period) => (
        <SiteLink
          key={period}
          href={analysisUrl({ ...filter, period })}
          aria-current={filter.period === period ? 'page' : undefined}
          className={buttonClass(filter.period === period ? 'primary' : 'outline', 's')}
        >
          {words.names[period]}
        </SiteLink>
      ))}
    </nav>
  );
}
