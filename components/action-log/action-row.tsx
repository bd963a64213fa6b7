import { type ContentKind, contentKinds } from '@toonbank/contract/editing/kinds';
import type { AnswerOf } from '@/api/call';
import { formatDateTime } from '@/lib/dates';
import {
  ADMIN_CANNED_ANSWERS,
  ADMIN_COUPONS,
  ADMIN_IMAGES,
  ADMIN_MAILS,
  ADMIN_USERS,
  ADMIN_WEBHOOKS,
  adminCustomerUrl,
  adminOrderUrl,
  adminProductUrl,
  adminTaskUrl,
  historyOf,
} from '@/lib/urls/admin-urls';
import { settingNames, targetNames, logWords as words } from '@/locales/nl/admin/action-log';

type Done = AnswerOf<'editing.actions'>[number];

const isContent = (kind: string): kind is ContentKind => Object.hasOwn(contentKinds, kind);

/** Where the target of an action is looked at; undefined where there is no such page. */
function addressOf({ targetKind, targetId }: Done): string | undefined {
  if (isContent(targetKind)) return historyOf({ kind: targetKind, id: Number(targetId) });
  if (targetKind === 'admin') return ADMIN_USERS;
  if (targetKind === 'customer' && /^\d+$/.test(targetId)) return adminCustomerUrl(Number(targetId));
  if (targetKind === 'product') return adminProductUrl(Number(targetId));
  if (targetKind === 'order') return adminOrderUrl(Number(targetId));
  if (targetKind === 'task') return adminTaskUrl(Number(targetId));
  if (targetKind === 'coupon') return ADMIN_COUPONS;
  if (targetKind === 'webhook') return ADMIN_WEBHOOKS;
  if (targetKind === 'mail') return ADMIN_MAILS;
  if (targetKind === 'canned_answer') return ADMIN_CANNED_ANSWERS;
  return targetKind.startsWith('image') ? ADMIN_IMAGES : undefined;
}

/** The target's name: its present one, or the one in the log. */
function nameOf({ targetKind, targetId, label, details }: Done): string {
  const logged = [label, details.name, details.filename].find(
    (name) => typeof name === 'string' && name !== '',
  );
  return `${targetNames[targetKind] ?? targetKind} · ${logged ?? settingNames[targetId] ?? targetId}`;
}

/** A line of the log: who, what, of what, when. */
export function ActionRow({ done }: { done: Done }) {
  const address = addressOf(done);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
      <p className="wrap-anywhere min-w-0">
        <strong className="font-semibold">{done.name}</strong> {words.action(done.action)}:{' '}
        {address ? (
          <a href={address} className="underline underline-offset-4">
            {nameOf(done)}
          </a>
        ) : (
          nameOf(done)
        )}
      </p>
      <time dateTime={done.at} className="whitespace-nowrap text-ink-soft text-sm">
        {formatDateTime(done.at)}
      </time>
    </li>
  );
}
