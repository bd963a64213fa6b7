import { pages } from '@/locales/nl/pages';
import { buttonClass } from '../ui/button';
import { IntentLink } from '../ui/intent-link';

const words = pages.missing;

/** Kept small: the framework sends it along with every page, in case. */
export function MissingPage() {
  return (
    <section className="wrap message-page">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <IntentLink href="/" className={buttonClass()}>
        {words.home}
      </IntentLink>
    </section>
  );
}
