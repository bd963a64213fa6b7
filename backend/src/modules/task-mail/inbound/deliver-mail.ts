import { createHash } from 'node:crypto';
import { MAX_TASK_PHOTOS } from '@toonbank/contract';
import type { Database, Tx } from '../../../db/connect.ts';
import { customerUsers, type Site, taskMessages } from '../../../db/schema/index.ts';
import { and, count, eq, gt, sql } from '../../../db/sql.ts';
import { DomainError } from '../../../http/errors.ts';
import { makePhoto } from '../../photos/make-photo.ts';
import { type HashedPhoto, photoHash } from '../../photos/upload-photo.ts';
import { addCustomerMessage } from '../../tasks/customer-message.ts';
import { insertPhoto } from '../../tasks/photos/store-photo.ts';
import { findLinked, type LinkedTask } from '../find-linked.ts';
import { mailKeyOf } from '../mail-data.ts';
import type { TaskKey } from '../sign-task.ts';
import type { MailAttachment, ParsedMail } from './parse-mail.ts';

/** Mails of one task in an hour: more than people write, and the end of programs that answer each other. */
export const MAX_MAILS_PER_HOUR = 30;
/** The names of the other files, as far as they are shown. */
const MAX_NAMES = 30;
/** A picture in the HTML that is smaller is a logo under the text. */
const MIN_INLINE_SIDE = 160;
const NO_TEXT = '(E-mail zonder tekst)';

/** `known`: it came before. `busy`: too many for now. `gone`: the address is no longer valid. */
export type Delivery = 'stored' | 'known' | 'busy' | 'gone';

/** Without a Message-ID the mail itself is its name; headers that each server adds do not count. */
const mailIdOf = ({ messageId, from, date, subject, text }: ParsedMail): string =>
  messageId || createHash('sha256').update([from, date, subject, text].join('\n')).digest('hex');

/** The pictures that the shop can read, and the names of the other files. */
async function sortAttachments(siteId: string, attachments: readonly MailAttachment[]) {
  const photos: HashedPhoto[] = [];
  const others: string[] = [];
  for (const { bytes, fileName, isInline } of attachments) {
    const file = Buffer.from(bytes);
    const photo =
      photos.length < MAX_TASK_PHOTOS ? await makePhoto(siteId, file).catch(unlessBusy) : undefined;
    const sha256 = photoHash(file);
    if (photos.some((one) => one.sha256 === sha256)) continue;
    if (photo && (!isInline || Math.min(photo.width, photo.height) >= MIN_INLINE_SIDE))
      photos.push({ ...photo, sha256 });
    else if (!isInline) others.push(fileName || 'een bestand zonder naam');
  }
  return { photos, others };
}

/** A file that is no photo is not taken over; a server that is busy takes the mail later. */
function unlessBusy(error: unknown): undefined {
  if (error instanceof DomainError && error.code === 'invalid_request') return undefined;
  throw error;
}

function namesText(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  return [...names.slice(0, MAX_NAMES), ...(more > 0 ? [`en nog ${more}`] : [])].join(', ');
}

function textOf({ text, from }: ParsedMail, email: string, hasPhotos: boolean, others: readonly string[]) {
  const isOther = from !== '' && from.toLowerCase() !== email.toLowerCase();
  return [
    text || (hasPhotos ? '' : NO_TEXT),
    others.length > 0 ? `[Niet overgenomen uit de e-mail: ${namesText(others)}]` : '',
    isOther ? `[Gestuurd vanaf ${from}]` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

async function receivedLately(tx: Tx, taskId: number): Promise<number> {
  const [row] = await tx
    .select({ mails: count() })
    .from(taskMessages)
    .where(
      and(
        eq(taskMessages.taskId, taskId),
        eq(taskMessages.via, 'mail'),
        gt(taskMessages.createdAt, sql`now() - interval '1 hour'`),
      ),
    );
  return row?.mails ?? 0;
}

/** The reason not to store a mail; undefined when it can be stored. */
async function refusal(
  tx: Tx,
  linked: LinkedTask | undefined,
  mailId: string,
): Promise<Delivery | undefined> {
  if (!linked || linked.expired) return 'gone';
  const { id } = linked.task;
  const [known] = await tx
    .select({ id: taskMessages.id })
    .from(taskMessages)
    .where(eq(taskMessages.mailId, mailKeyOf(id, mailId)));
  if (known) return 'known';
  return (await receivedLately(tx, id)) >= MAX_MAILS_PER_HOUR ? 'busy' : undefined;
}

const unlessMissing = (error: unknown): undefined => {
  if (error instanceof DomainError && error.code === 'not_found') return undefined;
  throw error;
};

/**
 * Adds a mail to the conversation of its address, in the name of the address's user. The same mail is one message, however
 * often and at how many moments it comes. Pictures become photos while no connection is held.
 */
export async function deliverMail(
  database: Database,
  site: Site,
  key: TaskKey,
  mail: ParsedMail,
): Promise<Delivery> {
  const mailId = mailIdOf(mail);
  const early = await database.inSite(site.id, async (tx) =>
    refusal(tx, await findLinked(tx, site, key).catch(unlessMissing), mailId),
  );
  if (early) return early;
  const { photos, others } = await sortAttachments(site.id, mail.attachments);
  return database.inSite(site.id, async (tx) => {
    const linked = await findLinked(tx, site, key, { lock: true }).catch(unlessMissing);
    const refused = await refusal(tx, linked, mailId);
    if (refused || !linked) return refused ?? 'gone';
    const { task, user } = linked;
    const { userId } = user;
    const ids: number[] = [];
    for (const photo of photos) ids.push((await insertPhoto(tx, site.id, { userId }, photo)).photo_id);
    const [person] = await tx
      .select({ email: customerUsers.email })
      .from(customerUsers)
      .where(eq(customerUsers.id, userId));
    const text = textOf(mail, person?.email ?? '', ids.length > 0, others);
    await addCustomerMessage(tx, site, task, user, {
      ...{ text, photos: ids, via: 'mail', mailId: mailKeyOf(task.id, mailId) },
    });
    return 'stored';
  });
}
