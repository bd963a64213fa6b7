import { BRANDS } from '@/lib/urls/page-urls';
import { brands } from '@/locales/nl/listing/brands';
import { buttonClass } from '../ui/button';
import { SiteLink } from '../ui/site-link';

const words = brands.unknown;

/** Content for an address without a brand of this shop. */
export function UnknownBrand() {
  return (
    <section className="wrap message-page">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <SiteLink href={BRANDS} className={buttonClass()}>
        {words.all}
      </SiteLink>
      <SiteLink href="/" className={buttonClass('outline')}>
        {words.home}
      </SiteLink>
    </section>
  );
}
