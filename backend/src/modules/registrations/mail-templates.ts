import type { Tx } from '../../db/connect.ts';
import { applications, type Mail } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { type MailTemplates, recipientOf } from '../../mail/templates.ts';
import { registrationReceivedMail, registrationRefusedMail, registrationToReviewMail } from './mails.ts';

type RegistrationMails = Pick<
  MailTemplates,
  'application-received' | 'application-refused' | 'application-to-judge'
>;

async function applicationOf(tx: Tx, { applicationId }: Mail) {
  const [application] = await tx
    .select()
    .from(applications)
    .where(eq(applications.id, applicationId ?? 0));
  return orNotFound(application);
}

export const registrationMails: RegistrationMails = {
  async 'application-received'(_tx, site, mail) {
    return () => registrationReceivedMail(site, recipientOf(mail));
  },
  async 'application-refused'(_tx, site, mail) {
    return () => registrationRefusedMail(site, recipientOf(mail));
  },
  async 'application-to-judge'(tx, site, mail) {
    const application = await applicationOf(tx, mail);
    return () => registrationToReviewMail(site, recipientOf(mail), application);
  },
};
