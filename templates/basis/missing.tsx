import { buttonClass } from '@/components/ui/button';
import { IntentLink } from '@/components/ui/intent-link';
import { pages } from '@/locales/nl/pages';

const words = pages.missing;

/** Kept small: the framework sends it along with every page, in case. */
export function MissingPage({ title = words.title, text = words.text }: { title?: string; text?: string }) {
  return (
    <section className="wrap message-page">
      <h1>{title}</h1>
      <p>{text}</p>
      <IntentLink href="/" className={buttonClass()}>
        {words.home}
      </IntentLink>
    </section>
  );
}
