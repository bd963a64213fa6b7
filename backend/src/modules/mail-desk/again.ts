import type { Tx } from '../../db/connect.ts';
import { customerUsers, type Mail, type MailKind, mails } from '../../db/schema/index.ts';
import { and, eq, like, sql } from '../../db/sql.ts';

/** Their text has a code or a link that logs its reader in: writing it makes the code, and only the recipient sees it. */
const withCode: readonly MailKind[] = [
  'password-recovery',
  'account-ready',
  'email-confirm',
  'admin-invitation',
];

/** The recipient asks for these, or another page sends them: a second one without asking would surprise. */
const asked: readonly MailKind[] = [
  'password-recovery',
  'email-confirm',
  'admin-invitation',
  'newsletter-confirm',
  'newsletter-known',
  'newsletter-welcome',
];

export const isPrivate = ({ kind }: Pick<Mail, 'kind'>): boolean => withCode.includes(kind);

/** Of a mail that was queued again: the first of its row. The key of a later one is `again:<id of the first>:<number>`. */
export const firstOf = ({ id, key }: Pick<Mail, 'id' | 'key'>): number =>
  Number(/^again:(\d+):\d+$/.exec(key)?.[1] ?? id);

const copiesOf = (first: number) => like(mails.key, `again:${first}:%`);

/** The key of the next mail of the row. */
export async function nextKey(tx: Tx, first: number): Promise<string> {
  const [last] = await tx
    .select({ number: sql<number | null>`max(split_part(${mails.key}, ':', 3)::int)` })
    .from(mails)
    .where(copiesOf(first));
  return `again:${first}:${(last?.number ?? 0) + 1}`;
}

/** A link in the mail may reset a password, so it goes only to the address that the account has now. */
async function isOfAccount(tx: Tx, { userId, recipient }: Mail): Promise<boolean> {
  const found = await tx.$count(
    customerUsers,
    and(
      eq(customerUsers.id, userId ?? 0),
      eq(customerUsers.active, true),
      eq(sql`lower(${customerUsers.email})`, recipient.toLowerCase()),
    ),
  );
  return found > 0;
}

/** Why a mail can't be queued again now; undefined: it can. */
export async function refusalOf(tx: Tx, mail: Mail): Promise<'queued' | 'not_again' | undefined> {
  if (asked.includes(mail.kind)) return 'not_again';
  if (mail.kind === 'account-ready' && !(await isOfAccount(tx, mail))) return 'not_again';
  const first = firstOf(mail);
  const waiting = await tx.$count(
    mails,
    sql`${mails.state} = 'queued' AND (${mails.id} = ${first} OR ${copiesOf(first)})`,
  );
  return waiting > 0 || mail.state === 'queued' ? 'queued' : undefined;
}
