import { brands } from '@/locales/nl/brands';
import { buttonClass } from '../ui/button';
import { IntentLink } from '../ui/intent-link';

const words = brands.unknown;

/** For an address that names no brand of this shop. */
export function UnknownBrand() {
  return (
    <section className="wrap message-page">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <IntentLink href="/nl/c/merken" className={buttonClass()}>
        {words.all}
      </IntentLink>
      <IntentLink href="/" className={buttonClass('outline')}>
        {words.home}
      </IntentLink>
    </section>
  );
}
