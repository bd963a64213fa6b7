import { endpoints, type MailState, type WireListedMail, type WireMailKind } from '@toonbank/contract';
import { mailKindNames } from '@toonbank/contract/mail-desk/kinds';
import type { Tx } from '../../db/connect.ts';
import { type Mail, mails } from '../../db/schema/index.ts';
import { and, eq, ilike, isNotNull, isNull, ne, or, type SQL, sql } from '../../db/sql.ts';
import { implement, implementDetached } from '../../http/implement.ts';
import { keysetPage, withCount } from '../../http/lists/keyset-page.ts';
import { listFile } from '../../http/lists/list-file.ts';
import { escapeLike } from '../../lib/escape-like.ts';
import { KEPT_HERE } from '../../mail/send-due.ts';
import { dutchDate } from '../../pdf/dutch-date.ts';

const inState: Record<MailState, SQL | undefined> = {
  queued: eq(mails.state, 'queued'),
  sent: and(eq(mails.state, 'sent'), ne(mails.lastError, KEPT_HERE)),
  kept: and(eq(mails.state, 'sent'), eq(mails.lastError, KEPT_HERE)),
  given_up: and(eq(mails.state, 'given_up'), isNull(mails.resentAt), isNull(mails.dismissedAt)),
  replaced: isNotNull(mails.resentAt),
  dismissed: and(isNull(mails.resentAt), isNotNull(mails.dismissedAt)),
};

const keys = {
  id: { by: mails.id, type: 'integer' },
  recipient: { by: sql`lower(${mails.recipient})`, type: 'text' },
} as const;

const stateNames: Record<MailState, string> = {
  queued: 'wacht',
  sent: 'verstuurd',
  kept: 'niet verstuurd',
  given_up: 'opgegeven',
  replaced: 'opnieuw verstuurd',
  dismissed: 'gelaten',
};

/** State of a mail; for a given-up one whether it was replaced or dismissed, for a sent one whether it left the server. */
function stateOf({ state, resentAt, dismissedAt, lastError }: Mail): MailState {
  if (resentAt !== null) return 'replaced';
  if (dismissedAt !== null) return 'dismissed';
  return state === 'sent' && lastError === KEPT_HERE ? 'kept' : state;
}

export function toWireMail(mail: Mail): WireListedMail {
  const state = stateOf(mail);
  return {
    mail_id: mail.id,
    kind: mail.kind,
    recipient: mail.recipient,
    recipient_name: mail.recipientName,
    state,
    attempts: mail.attempts,
    created_at: mail.createdAt.toISOString(),
    sent_at: state === 'kept' ? null : (mail.sentAt?.toISOString() ?? null),
  };
}

interface Filter {
  state?: MailState | undefined;
  kind?: WireMailKind | undefined;
  search: string;
}

function where({ state, kind, search }: Filter): SQL | undefined {
  const part = escapeLike(search.trim());
  return and(
    state && inState[state],
    kind && eq(mails.kind, kind),
    part === ''
      ? undefined
      : or(ilike(mails.recipient, `%${part}%`), ilike(mails.recipientName, `%${part}%`)),
  );
}

async function page(tx: Tx, chosen: Filter & { sort: string; cursor?: string | undefined }, size?: number) {
  const { rows, next } = await keysetPage(
    { keys, id: mails.id },
    chosen,
    where(chosen),
    (query) =>
      tx
        .select({ id: mails.id, sortKey: query.sortKey, mail: mails })
        .from(mails)
        .where(query.where)
        .orderBy(query.orderBy)
        .limit(query.limit),
    size,
  );
  return { rows: rows.map(({ mail }) => toWireMail(mail)), next };
}

export const listMails = implement(endpoints.mailDesk.list, async ({ tx }, chosen) =>
  withCount(
    tx,
    chosen,
    await page(tx, chosen),
    sql`SELECT 1 FROM ${mails} WHERE ${where(chosen) ?? sql`true`}`,
  ),
);

export const mailsFile = implementDetached(
  endpoints.mailDesk.file,
  ({ database, viewer: { site } }, chosen) =>
    listFile<WireListedMail>({
      format: chosen.format,
      name: `mails-${site.id}`,
      head: ['Soort', 'Aan', 'Naam', 'Stand', 'Pogingen', 'Gemaakt', 'Verstuurd'],
      lines: (row) => [
        [
          ...[
            mailKindNames[row.kind],
            row.recipient,
            row.recipient_name,
            stateNames[row.state],
            row.attempts,
          ],
          dutchDate(new Date(row.created_at)),
          row.sent_at === null ? '' : dutchDate(new Date(row.sent_at)),
        ],
      ],
      page: (cursor, size) => database.inSite(site.id, (tx) => page(tx, { ...chosen, cursor }, size)),
    }),
);
