import { shopChecks } from '@toonbank/contract/shop-check/checks';
import type { AnswerOf } from '@/api/call';
import { adminProductUrl } from '@/lib/urls/admin-urls';
import { checkWords, shopCheckWords as words } from '@/locales/nl/admin/shop/shop-check';
import { Badge } from '../ui/badge';
import { checkPages } from './check-pages';

type Result = AnswerOf<'shopCheck.run'>['results'][number];
type Example = Result['examples'][number];

const addressOf = ({ productId, path }: Example) => (productId === null ? path : adminProductUrl(productId));

/** One kind of finding: how many there are, the first of them, what to do, and the way there. */
export function CheckFinding({ result: { check, count, examples } }: { result: Result }) {
  const isFault = shopChecks[check] === 'fault';
  const page = checkPages[check];
  return (
    <li className="flex flex-col gap-3 p-4 sm:flex-row sm:items-start sm:gap-6">
      <div className="w-20 shrink-0">
        <Badge tone={isFault ? 'danger' : 'warning'}>{isFault ? words.fault : words.warning}</Badge>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h3 className="font-semibold">{checkWords[check].found(count)}</h3>
        <p className="max-w-prose text-ink-soft text-sm">{checkWords[check].advice}</p>
        {examples.length > 0 && (
          <ul className="mt-1 flex flex-col gap-1 text-sm">
            {examples.map((example, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same text, and they keep their order.
              <li key={`${at} ${example.text}`} className="wrap-anywhere">
                {addressOf(example) === '' ? (
                  example.text
                ) : (
                  <a href={addressOf(example)} className="underline">
                    {example.text}
                  </a>
                )}
              </li>
            ))}
            {count > examples.length && (
              <li className="text-ink-soft">{words.more(count - examples.length)}</li>
            )}
          </ul>
        )}
      </div>
      {page && (
        <div>
          <a
            href={page}
            className="btn btn-outline btn-s"
            aria-label={`${words.open}: ${checkWords[check].found(count)}`}
          >
            {words.open}
          </a>
        </div>
      )}
    </li>
  );
}
