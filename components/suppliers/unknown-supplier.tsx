import { SUPPLIERS } from '@/lib/urls/supplier-urls';
import { suppliers } from '@/locales/nl/suppliers';
import { buttonClass } from '../ui/button';
import { SiteLink } from '../ui/site-link';

const words = suppliers.unknown;

/** Content for an address without a supplier of this shop. */
export function UnknownSupplier() {
  return (
    <section className="wrap message-page">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <SiteLink href={SUPPLIERS} className={buttonClass()}>
        {words.all}
      </SiteLink>
      <SiteLink href="/" className={buttonClass('outline')}>
        {words.home}
      </SiteLink>
    </section>
  );
}
