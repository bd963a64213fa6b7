import { content as words } from '@/locales/nl/content';
import type { Shop } from '../shop';
import { Icon } from '../ui/icon';

/** How to reach somebody, beside every text. */
export function ContactCard({ branch }: { branch: Shop['branch'] }) {
  return (
    <section className="content-card">
      <h2>{words.contact.title}</h2>
      <p>{words.contact.text}</p>
      <a href={`tel:${branch.phone.replaceAll(' ', '')}`}>
        <Icon name="phone" />
        {branch.phone}
      </a>
      <a href={`mailto:${branch.email}`}>
        <Icon name="mail" />
        {branch.email}
      </a>
      {branch.openingHours.map(({ days, hours }) => (
        <p key={days}>{`${days} ${hours}`}</p>
      ))}
    </section>
  );
}
