import type { TaskMailKind } from '../../db/schema/index.ts';
import { shopOrigin } from '../../http/shop-address.ts';
import type { MessageWithoutSender } from '../../mail/plain-message.ts';
import {
  type MailSettings,
  type MailTemplate,
  type MailTemplates,
  recipientOf,
} from '../../mail/templates.ts';
import { loadTaskMail, type TaskMailData } from './mail-data.ts';
import {
  answeredMail,
  escalatedMail,
  promisedMail,
  receivedMail,
  solvedMail,
  toAnswerMail,
} from './mails.ts';
import { taskAddress } from './task-address.ts';
import { linkPage, linkToken } from './task-link.ts';

type CustomerMail = typeof answeredMail;
type ShopMail = typeof toAnswerMail;

/** The mails of tasks: those to a customer have a link and an address that are signed for the recipient. */
export function taskMails({
  addresses,
  secret,
  inboundDomain,
}: MailSettings): Pick<MailTemplates, TaskMailKind> {
  const inThread = (message: MessageWithoutSender, { references }: TaskMailData) => ({
    ...message,
    references,
  });
  const toCustomer =
    (write: CustomerMail): MailTemplate =>
    async (tx, site, mail) => {
      const data = await loadTaskMail(tx, site, mail);
      const key = { siteId: site.id, taskId: data.task.id, userId: mail.userId ?? 0 };
      const href = linkPage(shopOrigin(site, addresses), linkToken(secret, key));
      const replyTo = inboundDomain && { name: site.name, address: taskAddress(secret, inboundDomain, key) };
      const takesAnswers = inboundDomain !== undefined;
      return async () => ({
        ...inThread(await write({ site, to: recipientOf(mail), href, takesAnswers }, data), data),
        ...(replyTo && { replyTo }),
      });
    };
  const toShop =
    (write: ShopMail): MailTemplate =>
    async (tx, site, mail) => {
      const data = await loadTaskMail(tx, site, mail);
      const href = `${shopOrigin(site, addresses)}/beheer/taken/${data.task.id}`;
      return async () => inThread(await write({ site, to: recipientOf(mail), href }, data), data);
    };
  return {
    'task-received': toCustomer(receivedMail),
    'task-answered': toCustomer(answeredMail),
    'task-promised': toCustomer(promisedMail),
    'task-solved': toCustomer(solvedMail),
    'task-to-answer': toShop(toAnswerMail),
    'task-escalated': toShop(escalatedMail),
  };
}
