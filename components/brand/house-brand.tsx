import { brandUrl } from '@/lib/urls/brand-url';
import { brands as words } from '@/locales/nl/listing/brands';
import { RichText } from '../shared/rich-text';
import { buttonClass } from '../ui/button';
import { SiteLink } from '../ui/site-link';
import type { Brand } from './brand';
import { BrandLogo } from './brand-logo';

/** The shop's own brand, before all others. */
export function HouseBrand({ brand }: { brand: Brand }) {
  return (
    <section aria-labelledby="huismerk" className="house-brand">
      <BrandLogo brand={brand} load="small" />
      <div>
        <h2 id="huismerk">{words.own}</h2>
        {brand.text && <RichText html={brand.text} />}
      </div>
      <SiteLink href={brandUrl(brand.name)} className={buttonClass('outline')}>
        {words.all(brand.count)}
      </SiteLink>
    </section>
  );
}
