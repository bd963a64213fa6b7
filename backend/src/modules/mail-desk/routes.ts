import type { Implementation } from '../../http/implement.ts';
import { dismissMail } from './dismiss.ts';
import { listMails, mailsFile } from './list.ts';
import { getMail, resendMail } from './one-mail.ts';

/** The mails of the site, for the people of the shop. */
export const mailDeskRoutes: Implementation[] = [listMails, mailsFile, getMail, resendMail, dismissMail];
