import { ContactCard } from '@/components/contact/contact-card';
import type { Shop } from '@/components/shop';
import { buttonClass } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { messagePages } from '@/locales/nl/contact';
import { waitText } from '@/locales/nl/errors';

interface MessagePageProps {
  outcome: 'sent' | 'failed';
  branch: Shop['branch'];
  /** Seconds until the message can be sent again, after too many of them. */
  wait?: number;
}

/** Result of a message sent without JavaScript. */
export function MessagePage({ outcome, branch, wait = 0 }: MessagePageProps) {
  const { title, text } = messagePages[outcome];
  return (
    <div className="wrap py-10">
      <div className="content-page">
        <section>
          <h1>{title}</h1>
          <p className="mb-6 max-w-prose">{wait > 0 ? messagePages.tooOften(waitText(wait)) : text}</p>
          <SiteLink href="/" className={buttonClass('outline')}>
            {messagePages.home}
          </SiteLink>
        </section>
        <aside className="content-aside">
          <ContactCard branch={branch} />
        </aside>
      </div>
    </div>
  );
}
