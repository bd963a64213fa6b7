import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import {
  applications,
  contactMessages,
  customerUsers,
  type Mail,
  type MailKind,
  type OrderMailKind,
  type RecurringMailKind,
} from '../../db/schema/index.ts';
import { found } from '../../http/errors.ts';
import { type ShopAddresses, shopOrigin } from '../../http/shop-address.ts';
import type { MailTemplate } from '../../mail/plain-message.ts';
import {
  applicationReceivedMail,
  applicationRefusedMail,
  applicationToJudgeMail,
} from '../applications/mails.ts';
import { contactMail, copyMail } from '../contact/mails.ts';
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

type AccountMail = Exclude<MailKind, OrderMailKind | RecurringMailKind>;

const to = ({ recipient, recipientName }: Mail) => ({ name: recipientName, address: recipient });

async function userOf(tx: Tx, { userId }: Mail) {
  const [user] = await tx
    .select()
    .from(customerUsers)
    .where(eq(customerUsers.id, userId ?? 0));
  return found(user);
}

async function messageOf(tx: Tx, { messageId }: Mail) {
  const [message] = await tx
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.id, messageId ?? 0));
  return found(message);
}

async function applicationOf(tx: Tx, { applicationId }: Mail) {
  const [application] = await tx
    .select()
    .from(applications)
    .where(eq(applications.id, applicationId ?? 0));
  return found(application);
}

/**
 * The mails about accounts and messages. A code is created here, when its mail is written: it is stored nowhere else.
 */
export function accountMails(addresses: ShopAddresses): Record<AccountMail, MailTemplate> {
  return {
    async 'password-recovery'(tx, site, mail) {
      const { id, username } = await userOf(tx, mail);
      const code = await createRecoveryCode(tx, site.id, id, RECOVERY_HOURS);
      return () => recoveryMail(site, to(mail), { origin: shopOrigin(site, addresses), username, code });
    },
    async 'account-ready'(tx, site, mail) {
      const { id, username } = await userOf(tx, mail);
      const code = await createRecoveryCode(tx, site.id, id, WELCOME_HOURS);
      return () => accountReadyMail(site, to(mail), { origin: shopOrigin(site, addresses), username, code });
    },
    async 'account-exists'(tx, site, mail) {
      const { username } = await userOf(tx, mail);
      return () => accountExistsMail(site, to(mail), shopOrigin(site, addresses), username);
    },
    async 'password-changed'(_tx, site, mail) {
      return () => passwordChangedMail(site, to(mail), shopOrigin(site, addresses));
    },
    async 'email-confirm'(tx, site, mail) {
      const code = await createEmailCode(tx, mail.userId ?? 0, mail.recipient);
      return () => confirmEmailMail(site, to(mail), shopOrigin(site, addresses), code);
    },
    async 'email-change-asked'(_tx, site, mail) {
      return () => emailChangeAskedMail(site, to(mail), shopOrigin(site, addresses));
    },
    async 'email-changed'(_tx, site, mail) {
      return () => emailChangedMail(site, to(mail), shopOrigin(site, addresses));
    },
    async 'application-received'(_tx, site, mail) {
      return () => applicationReceivedMail(site, to(mail));
    },
    async 'application-refused'(_tx, site, mail) {
      return () => applicationRefusedMail(site, to(mail));
    },
    async 'application-to-judge'(tx, site, mail) {
      const application = await applicationOf(tx, mail);
      return () => applicationToJudgeMail(site, to(mail), application);
    },
    async 'contact-message'(tx, site, mail) {
      const message = await messageOf(tx, mail);
      return () => contactMail(site, to(mail), message);
    },
    async 'contact-copy'(tx, site, mail) {
      const message = await messageOf(tx, mail);
      const own = message.userId !== null && (await isOwnAddress(tx, message.userId, message.email));
      return () => copyMail(site, to(mail), message, own);
    },
  };
}

async function isOwnAddress(tx: Tx, userId: number, email: string): Promise<boolean> {
  const [user] = await tx
    .select({ email: customerUsers.email })
    .from(customerUsers)
    .where(eq(customerUsers.id, userId));
  return user?.email.toLowerCase() === email.toLowerCase();
}
