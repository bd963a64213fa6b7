import { list as words } from '@/locales/nl/product';
import type { BrandsProps } from '../page-props';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { IntentLink } from '../ui/intent-link';

/** All brands by their first letter. */
export function BrandsPage({ brands }: BrandsProps) {
  const letters = Map.groupBy(
    [...brands].sort((a, b) => a.value.localeCompare(b.value, 'nl')),
    ({ value }) => value.slice(0, 1).toUpperCase(),
  );
  return (
    <div className="wrap pb-12">
      <Breadcrumbs crumbs={[]} current={words.brands.title} />
      <h1 className="font-bold text-2xl lg:text-3xl">{words.brands.title}</h1>
      <p className="mt-2 mb-8 text-ink-soft">{words.brands.text}</p>
      <div className="columns-1 gap-8 sm:columns-2 lg:columns-3 xl:columns-4">
        {[...letters].map(([letter, group]) => (
          <section key={letter} className="mb-8 break-inside-avoid">
            <h2 className="mb-2 border-line border-b pb-1 font-semibold text-lg">{letter}</h2>
            <ul>
              {group.map(({ value, count }) => (
                <li key={value}>
                  <IntentLink
                    href={brandHref(value)}
                    className="flex min-h-9 items-center justify-between gap-3 hover:underline"
                  >
                    {value}
                    <span className="text-ink-soft text-sm tabular-nums">{count}</span>
                  </IntentLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** A brand is a search for its name, narrowed to the brand: so series with the name in them rank first. */
function brandHref(brand: string): string {
  const text = encodeURIComponent(brand);
  return `/nl/zoeken/${text}?merk=${text}`;
}
