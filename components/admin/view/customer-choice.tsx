import { AS_CUSTOMER } from '@/lib/admin-view';
import { ADMIN_VIEW, ADMIN_VIEW_FORM, CUSTOMER_PARAM } from '@/lib/urls/admin-urls';
import { viewWords } from '@/locales/nl/admin/view';
import { Field } from '../../form/field';
import type { SessionResult } from '../../shop';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

const { customer: words } = viewWords;

interface Customer {
  number: string;
  company: string;
  userName: string;
}

interface CustomerChoiceProps {
  /** The administrator may simulate customers. */
  isAllowed: boolean;
  /** Empty before the first search. */
  search: string;
  found?: SessionResult<readonly Customer[]>;
  isRefused: boolean;
}

/** Searches a customer, and begins a simulated session of one. It works without a script. */
export function CustomerChoice({ isAllowed, search, found, isRefused }: CustomerChoiceProps) {
  if (!isAllowed) return <Notice>{words.role}</Notice>;
  return (
    <>
      {isRefused && (
        <Notice tone="danger" urgent>
          {words.refused}
        </Notice>
      )}
      <form action={ADMIN_VIEW} className="flex w-full items-end gap-3">
        <div className="min-w-0 grow sm:max-w-64">
          <Field
            id="customer"
            name={CUSTOMER_PARAM}
            type="search"
            label={words.search}
            defaultValue={search}
            maxLength={100}
            autoComplete="off"
            required
          />
        </div>
        <Button type="submit" look="outline">
          {words.find}
        </Button>
      </form>
      {found && <Found {...{ search, found }} />}
    </>
  );
}

function Found({ search, found }: { search: string; found: SessionResult<readonly Customer[]> }) {
  if (found.state !== 'ok') return <Notice tone="danger">{words.unavailable}</Notice>;
  if (found.value.length === 0) return <p role="status">{words.none(search)}</p>;
  return (
    <ul className="flex w-full flex-col">
      {found.value.map(({ number, company, userName }) => (
        <li key={number} className="flex items-center justify-between gap-x-4 border-line border-t py-2">
          <span className="min-w-0">
            <span className="block font-semibold">{company || userName}</span>
            <span className="text-ink-soft text-sm">
              {number}
              {company && ` · ${userName}`}
            </span>
          </span>
          <form method="post" action={ADMIN_VIEW_FORM}>
            <input type="hidden" name="show" value={AS_CUSTOMER} />
            <input type="hidden" name="customer" value={number} />
            <Button type="submit" look="outline" size="s" aria-label={words.startWith(company || userName)}>
              {words.start}
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}
