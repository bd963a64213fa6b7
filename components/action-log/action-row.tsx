import { type ContentKind, contentKinds } from '@toonbank/contract/editing/kinds';
import { importKinds } from '@toonbank/contract/imports/kinds';
import type { AnswerOf } from '@/api/call';
import { formatDateTime } from '@/lib/dates';
import { importUrl } from '@/lib/urls/admin/import-urls';
import {
  ADMIN_CANNED_ANSWERS,
  ADMIN_COUPONS,
  ADMIN_IMAGES,
  ADMIN_MAILS,
  ADMIN_USERS,
  ADMIN_WEBHOOKS,
  adminCustomerUrl,
  adminOrderUrl,
  adminPriceListUrl,
  adminProductUrl,
  adminTaskUrl,
  historyOf,
} from '@/lib/urls/admin-urls';
import { settingNames, targetNames, logWords as words } from '@/locales/nl/admin/action-log';
import { importKindWords } from '@/locales/nl/admin/imports';
import { changesOf } from './changes-of';

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
  if (targetKind === 'price_list') return adminPriceListUrl(Number(targetId));
  if (targetKind === 'import') return importUrl(Number(targetId), 'changes');
  if (targetKind === 'coupon') return ADMIN_COUPONS;
  if (targetKind === 'webhook') return ADMIN_WEBHOOKS;
  if (targetKind === 'mail') return ADMIN_MAILS;
  if (targetKind === 'canned_answer') return ADMIN_CANNED_ANSWERS;
  return targetKind.startsWith('image') ? ADMIN_IMAGES : undefined;
}

/** The target's name: its present one, or the one in the log. */
function nameOf({ targetKind, targetId, label, details }: Done): string {
  const importKind = targetKind === 'import' && importKinds.find((kind) => kind === details.kind);
  const logged = [label, details.name, details.filename, importKind && importKindWords[importKind].name].find(
    (name) => typeof name === 'string' && name !== '',
  );
  return `${targetNames[targetKind] ?? targetKind} · ${logged ?? settingNames[targetId] ?? targetId}`;
}

/** Actions whose log names an article besides the row; of settings one page has several. */
const NAMING = new Set(['change_tiers', 'change_agreement', 'remove_agreement']);

/** Each value that an action changed, before and after. */
function Changes({ done }: { done: Done }) {
  const changes = changesOf(done);
  if (changes.length === 0) return null;
  return (
    <ul className="basis-full text-sm">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="wrap-anywhere">
          {field}: <span className="sr-only">{words.was} </span>
          <span className="text-ink-soft">{before ?? words.nothing}</span> <span aria-hidden>→</span>{' '}
          <span className="sr-only">{words.becomes} </span>
          {after ?? words.nothing}
        </li>
      ))}
    </ul>
  );
}

/** The row that an action was about, with a link to it. */
function Target({ done }: { done: Done }) {
  const address = addressOf(done);
  if (!address) return nameOf(done);
  return (
    <a href={address} className="underline underline-offset-4">
      {nameOf(done)}
    </a>
  );
}

interface ActionRowProps {
  done: Done;
  /** On the page of what was changed: its name is not repeated. */
  onItsPage?: boolean;
}

/** A line of the log: who, what, of what, when, and each value before and after. */
export function ActionRow({ done, onItsPage = false }: ActionRowProps) {
  const isNamed = !onItsPage || NAMING.has(done.action) || done.targetKind === 'setting';
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
      <p className="wrap-anywhere min-w-0">
        <strong className="font-semibold">{done.name}</strong> {words.action(done.action)}
        {isNamed && <>: {onItsPage ? nameOf(done) : <Target done={done} />}</>}
      </p>
      <time dateTime={done.at} className="whitespace-nowrap text-ink-soft text-sm">
        {formatDateTime(done.at)}
      </time>
      <Changes done={done} />
    </li>
  );
}
