import type { OrderDetails } from '@/api/types';
import { formatPreciseMoment } from '@/lib/dates';
import { withdrawal as words } from '@/locales/nl/withdrawal';

type Withdrawn = NonNullable<OrderDetails['withdrawals']>[number];

/** The articles of a statement; empty for the whole order. */
function articlesOf({ lines, articles }: Withdrawn): string[] {
  const chosen = lines.map(
    ({ quantity, unit, name }) => `${quantity} × ${unit.replace(/^per /, '')} ${name}`,
  );
  return [...chosen, articles.trim()].filter((text) => text !== '');
}

/** The statements of withdrawal that the shop has received about an order. */
export function WithdrawnNotice({ withdrawals }: { withdrawals: readonly Withdrawn[] }) {
  if (withdrawals.length === 0) return null;
  return (
    <section aria-labelledby="herroepen" className="mb-6 max-w-2xl rounded-l border border-line p-4">
      <h2 id="herroepen" className="mb-1 font-semibold text-lg">
        {words.withdrawnTitle}
      </h2>
      <ul className="flex flex-col gap-3 text-sm">
        {withdrawals.map((one) => (
          <li key={one.receivedAt}>
            <p>{words.receivedAt(formatPreciseMoment(new Date(one.receivedAt)))}</p>
            <p className="whitespace-pre-line text-ink-soft wrap-anywhere">
              {articlesOf(one).join('\n') || words.whole}
            </p>
            <p className="text-ink-soft">{one.handled ? words.withdrawnHandled : words.withdrawnWaits}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
