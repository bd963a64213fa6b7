import type { Tx } from '../db/connect.ts';
import { mails } from '../db/schema/index.ts';
import { ringAfterCommit } from '../jobs/job-bell.ts';

/** Queues a mail in the transaction that causes it. The same key again is the same mail. */
export async function queueMail(tx: Tx, mail: typeof mails.$inferInsert): Promise<void> {
  await tx
    .insert(mails)
    .values(mail)
    .onConflictDoNothing({ target: [mails.siteId, mails.key] });
  ringAfterCommit(tx, { kind: 'mail', siteId: mail.siteId });
}
