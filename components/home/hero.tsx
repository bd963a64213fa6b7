import { groupUrl } from '@/lib/group-url';
import { home as words } from '@/locales/nl/home';
import type { ProductGroup } from '@/store/domain';
import type { Shop } from '../shop';
import { buttonClass } from '../ui/button';
import { IntentLink } from '../ui/intent-link';
import { Picture } from '../ui/picture';

/** Who this shop is, and what it sells, at a glance: the tagline beside pictures of the first groups. */
export function Hero({ shop, groups }: { shop: Shop; groups: ProductGroup[] }) {
  const [first] = groups;
  return (
    <section className="bg-surface-alt">
      <div className="wrap grid items-center gap-8 py-10 lg:grid-cols-[1fr_minmax(0,34rem)] lg:py-16">
        <div className="flex flex-col items-start gap-5">
          <h1 className="max-w-xl text-balance font-bold text-3xl leading-tight tracking-tight lg:text-5xl">
            {shop.tagline}
          </h1>
          <ul className="flex flex-col gap-1.5 text-ink-soft lg:text-lg">
            {shop.promises.slice(0, 3).map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            {first && (
              <IntentLink href={groupUrl(first)} className={buttonClass('primary', 'l')}>
                {first.siteLabel}
              </IntentLink>
            )}
            <IntentLink href="/nl/c/sale" className={buttonClass('outline', 'l')}>
              {words.toSale}
            </IntentLink>
          </div>
        </div>
        <div className="hero-pictures" aria-hidden="true">
          {groups.slice(0, 4).map((group, position) => (
            <Picture
              key={group.id}
              src={group.foto || group.image}
              alt=""
              width={256}
              height={256}
              eager={position < 2}
              className="aspect-square w-full rounded-l bg-surface object-contain p-4 shadow-sm"
            />
          ))}
        </div>
      </div>
    </section>
  );
}
