import type { Mailer } from '../mail/send-due.ts';
import { type MailSettings, type MailTemplates, templatesWithSender } from '../mail/templates.ts';
import { adminMails } from './admins/mail-templates.ts';
import { authMails } from './auth/mail-templates.ts';
import { contactMails } from './contact/mail-templates.ts';
import { importMails } from './imports/schedules/mail-templates.ts';
import { newsletterMails } from './newsletter/mail-templates.ts';
import { orderDocumentMails } from './order-documents/mail-templates.ts';
import { orderMails } from './orders/confirmation/mail-templates.ts';
import { paymentMails } from './payments/mail-templates.ts';
import { recurringMails } from './recurring-orders/mail-templates.ts';
import { registrationMails } from './registrations/mail-templates.ts';
import { taskMails } from './task-mail/mail-templates.ts';
import { withdrawalMails } from './withdrawals/mail-templates.ts';

/** The template of every kind of mail, each from the module that knows its data. */
export function mailTemplates(settings: MailSettings): Mailer['templates'] {
  const { from, addresses, secret } = settings;
  const templates: MailTemplates = {
    ...authMails(addresses),
    ...adminMails(addresses),
    ...importMails(addresses),
    ...registrationMails,
    ...contactMails,
    ...newsletterMails(addresses, secret),
    ...withdrawalMails,
    ...taskMails(settings),
    ...orderMails(addresses, secret),
    ...orderDocumentMails(addresses, secret),
    ...paymentMails,
    ...recurringMails(addresses, secret),
  };
  return templatesWithSender(templates, from);
}
