import { type ShopAddresses, shopOrigin } from '../../http/shop-address.ts';
import { plainMessage } from '../../mail/plain-message.ts';
import { type MailTemplates, recipientOf } from '../../mail/templates.ts';
import { findAdmin } from './find-admin.ts';
import { makeInvitation } from './invitations.ts';

/** The mail to a new administrator. The code is made when it is written: only its hash is stored. */
export function adminMails(addresses: ShopAddresses): Pick<MailTemplates, 'admin-invitation'> {
  return {
    async 'admin-invitation'(tx, site, mail) {
      const admin = await findAdmin(tx, mail.adminId ?? 0);
      const href = await makeInvitation(tx, admin, shopOrigin(site, addresses));
      return () =>
        plainMessage(site, recipientOf(mail), `Uw toegang tot het beheer van ${site.name}`, [
          { kind: 'title', text: 'U hebt toegang tot het beheer' },
          {
            kind: 'text',
            text: `Het gaat om het beheer van ${site.name}. Kies een wachtwoord, dan bent u meteen ingelogd.`,
          },
          {
            kind: 'facts',
            pairs: [
              ['Klantcode', site.adminCode],
              ['Gebruikersnaam', admin.username],
            ],
          },
          { kind: 'button', text: 'Kies uw wachtwoord', href },
          {
            kind: 'text',
            text: 'De link werkt één keer en is zeven dagen geldig. Is hij verlopen? Vraag een collega dan om een nieuwe.',
          },
          { kind: 'text', text: 'Kent u deze winkel niet? Dan hoeft u niets te doen.' },
        ]);
    },
  };
}
