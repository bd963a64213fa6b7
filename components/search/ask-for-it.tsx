import { contentUrl } from '@/lib/urls/page-urls';
import { ask as words } from '@/locales/nl/ask';
import { PhoneLink } from '../shared/phone-link';
import type { Shop } from '../shop';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';
import { askMail } from './ask-mail';

/** Link to request a product that was not found; it passes the search text on. */
export function AskForIt({ text, branch }: { text: string; branch: Shop['branch'] }) {
  return (
    <section className="content-card">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <SiteLink
        href={contentUrl(`inkoop-op-maat/?product=${encodeURIComponent(text)}`)}
        className={buttonClass()}
      >
        {words.link}
      </SiteLink>
      <PhoneLink phone={branch.phone} icon />
      <a href={askMail(branch.email, text)}>
        <Icon name="mail" />
        {branch.email}
      </a>
    </section>
  );
}
