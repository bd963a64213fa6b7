import type { Site } from '../db/schema/index.ts';
import { escapeHtml } from './escape.ts';
import { type Block, mailHtml, mailText } from './layout.ts';
import { logoOf } from './logo.ts';
import type { Message, Person } from './message.ts';

/** A message before it is signed; `replyTo` where answers do not go to the shop. */
export type MessageWithoutSender = Omit<Message, 'from' | 'replyTo'> & { replyTo?: Person };

/** A message of blocks without attachments, under the shop's logo. */
export async function plainMessage(
  site: Site,
  to: Person,
  subject: string,
  blocks: Block[],
): Promise<MessageWithoutSender> {
  const logo = await logoOf(site);
  return {
    to,
    subject,
    html: mailHtml(site, escapeHtml(subject), blocks, logo),
    text: mailText(site, blocks),
    attachments: logo ? [logo] : [],
  };
}
