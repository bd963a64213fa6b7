import { content as words } from '@/locales/nl/content';
import type { Shop } from '../shop';
import { ContactLines } from './contact-lines';

/** Contact details beside every text page. */
export function ContactCard({ branch }: { branch: Shop['branch'] }) {
  return (
    <section className="content-card">
      <h2>{words.contact.title}</h2>
      <p>{words.contact.text}</p>
      <ContactLines branch={branch} hoursIn="p" />
      <p>{`${branch.street}, ${branch.postcode} ${branch.city}`}</p>
    </section>
  );
}
