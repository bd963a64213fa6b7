import type { NewsYear } from '@/lib/news/years';
import { NEWS, newsYearUrl } from '@/lib/urls/news-urls';
import { news as words } from '@/locales/nl/news';
import { SiteLink } from '../ui/site-link';

/** Links to the news of each year, with the number of its items; none for a single year that is shown already. */
export function NewsYears({ years, year }: { years: readonly NewsYear[]; year?: string }) {
  if (years.length < 2 && !year) return null;
  return (
    <nav aria-label={words.filter} className="news-years">
      <SiteLink href={NEWS} aria-current={year ? undefined : 'page'}>
        {words.latest}
      </SiteLink>
      {years.map((one) => (
        <SiteLink
          key={one.year}
          href={newsYearUrl(one.year)}
          aria-current={one.year === year ? 'page' : undefined}
        >
          {one.year} <small>{one.count}</small>
        </SiteLink>
      ))}
    </nav>
  );
}
