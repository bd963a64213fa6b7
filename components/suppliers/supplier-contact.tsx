import type { Supplier } from '@/api/types';
import { suppliers as words } from '@/locales/nl/suppliers';
import { ContactLines } from '../contact/contact-lines';
import { PhoneLink } from '../shared/phone-link';
import type { Shop } from '../shop';
import { Icon } from '../ui/icon';

interface SupplierContactProps {
  supplier: Pick<Supplier, 'name' | 'city' | 'country' | 'website' | 'contact' | 'isPartner'>;
  branch: Shop['branch'];
}

/** Accepts web addresses only: an import can contain any text. */
const isWebsite = (address: string) => /^https?:\/\/[^/]/.test(address);

/** Contact data of the shop, which is responsible for its suppliers, and of the supplier. */
export function SupplierContact({ supplier, branch }: SupplierContactProps) {
  const { name, city, country, website, contact } = supplier;
  return (
    <>
      <section className="content-card">
        <h2>{words.shopContact(supplier.isPartner)}</h2>
        <p>{words.shopContactText(name)}</p>
        <ContactLines branch={branch} hoursIn="p" />
      </section>
      <section className="content-card">
        <h2>{words.ownContact(name)}</h2>
        {contact.name !== '' && <p>{contact.name}</p>}
        {contact.phone !== '' && <PhoneLink phone={contact.phone} icon />}
        {contact.email !== '' && (
          <a href={`mailto:${contact.email}`}>
            <Icon name="mail" />
            {contact.email}
          </a>
        )}
        {isWebsite(website) && (
          <a href={website} rel="noopener nofollow">
            {words.website}
          </a>
        )}
        {city !== '' && <p>{country === '' ? city : `${city}, ${country}`}</p>}
      </section>
    </>
  );
}
