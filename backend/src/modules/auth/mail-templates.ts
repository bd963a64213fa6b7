import type { Tx } from '../../db/connect.ts';
import { customerUsers, type Mail } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { type ShopAddresses, shopOrigin } from '../../http/shop-address.ts';
import { type MailTemplates, recipientOf } from '../../mail/templates.ts';
import { createEmailCode } from './email-change.ts';
import {
  accountExistsMail,
  accountReadyMail,
  confirmEmailMail,
  emailChangeAskedMail,
  emailChangedMail,
  passwordChangedMail,
  RECOVERY_HOURS,
  recoveryMail,
  WELCOME_HOURS,
} from './mails.ts';
import { createRecoveryCode } from './recovery-codes.ts';

type AuthMails = Pick<
  MailTemplates,
  | 'password-recovery'
  | 'account-ready'
  | 'account-exists'
  | 'password-changed'
  | 'email-confirm'
  | 'email-change-asked'
  | 'email-changed'
>;

async function userOf(tx: Tx, { userId }: Mail) {
  const [user] = await tx
    .select()
    .from(customerUsers)
    .where(eq(customerUsers.id, userId ?? 0));
  return orNotFound(user);
}

/** The mails about accounts. A code is created here, when its mail is written: only its hash is stored. */
export function authMails(addresses: ShopAddresses): AuthMails {
  return {
    async 'password-recovery'(tx, site, mail) {
      const { id, username } = await userOf(tx, mail);
      const code = await createRecoveryCode(tx, site.id, id, RECOVERY_HOURS);
      return () =>
        recoveryMail(site, recipientOf(mail), { origin: shopOrigin(site, addresses), username, code });
    },
    async 'account-ready'(tx, site, mail) {
      const { id, username } = await userOf(tx, mail);
      const code = await createRecoveryCode(tx, site.id, id, WELCOME_HOURS);
      return () =>
        accountReadyMail(site, recipientOf(mail), { origin: shopOrigin(site, addresses), username, code });
    },
    async 'account-exists'(tx, site, mail) {
      const { username } = await userOf(tx, mail);
      return () => accountExistsMail(site, recipientOf(mail), shopOrigin(site, addresses), username);
    },
    async 'password-changed'(_tx, site, mail) {
      return () => passwordChangedMail(site, recipientOf(mail), shopOrigin(site, addresses));
    },
    async 'email-confirm'(tx, site, mail) {
      const code = await createEmailCode(tx, mail.userId ?? 0, mail.recipient);
      return () => confirmEmailMail(site, recipientOf(mail), shopOrigin(site, addresses), code);
    },
    async 'email-change-asked'(_tx, site, mail) {
      return () => emailChangeAskedMail(site, recipientOf(mail), shopOrigin(site, addresses));
    },
    async 'email-changed'(_tx, site, mail) {
      return () => emailChangedMail(site, recipientOf(mail), shopOrigin(site, addresses));
    },
  };
}
