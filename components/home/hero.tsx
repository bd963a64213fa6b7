import { groupUrl } from '@/lib/group-url';
import { home as words } from '@/locales/nl/home';
import type { ProductGroup } from '@/store/domain';
import type { Shop } from '../shop';
import { buttonClass } from '../ui/button';
import { IntentLink } from '../ui/intent-link';
import { Picture } from '../ui/picture';

/** Who this shop is and what it sells, at a glance: the tagline beside the first groups. */
export function Hero({ shop, groups }: { shop: Shop; groups: ProductGroup[] }) {
  const first = groups[0];
  const last = groups.at(-1);
  const count = groups.reduce((sum, group) => sum + group.productCount, 0);
  return (
    <section className="bg-surface-alt">
      <div className="wrap grid items-center gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,38rem)] lg:gap-12 lg:py-12">
        <div className="flex flex-col items-start gap-6">
          <h1 className="max-w-xl text-balance font-bold text-3xl leading-tight tracking-tight lg:text-5xl">
            {shop.tagline}
          </h1>
          {first && last && (
            <p className="max-w-md text-ink-soft text-lg">
              {words.size(count, first.siteLabel.toLowerCase(), last.siteLabel.toLowerCase())}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <a href="#assortiment" className={buttonClass('primary', 'l')}>
              {words.toGroups}
            </a>
            <IntentLink href="/nl/c/sale" className={buttonClass('outline', 'l')}>
              {words.toSale}
            </IntentLink>
          </div>
        </div>
        <ul className="hero-tiles">
          {groups.slice(0, 4).map((group, position) => (
            <li key={group.id}>
              <IntentLink href={groupUrl(group)} className="hero-tile block">
                <Picture
                  src={group.image}
                  alt=""
                  width={320}
                  height={240}
                  load={position < 2 ? 'first' : undefined}
                />
                <span>{group.siteLabel}</span>
              </IntentLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
