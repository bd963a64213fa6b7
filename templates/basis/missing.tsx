import { buttonClass } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { pages } from '@/locales/nl/pages';

const words = pages.missing;

/** Not-found content. Keep it small: the framework sends it with every page. */
export function MissingPage({ title = words.title, text = words.text }: { title?: string; text?: string }) {
  return (
    <section className="wrap message-page">
      <h1>{title}</h1>
      <p>{text}</p>
      <SiteLink href="/" className={buttonClass()}>
        {words.home}
      </SiteLink>
    </section>
  );
}
