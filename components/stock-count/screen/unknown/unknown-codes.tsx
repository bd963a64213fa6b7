import { askCodesUrl } from '@/lib/urls/task-urls';
import { counting as words } from '@/locales/nl/stock-count/counting';
import { Button } from '../../../ui/button';
import type { Counting } from '../state/use-counting';

interface UnknownCodesProps {
  counting: Counting;
  onLink: (code: string) => void;
}

/** Codes of this place that no product of the list has, with how often they were scanned. */
export function UnknownCodes({ counting, onLink }: UnknownCodesProps) {
  const { count, sheet, step } = counting;
  const sums = new Map<string, number>();
  for (const { place, productId, code, quantity } of count.parts)
    if (place === step.place && productId === null) sums.set(code, (sums.get(code) ?? 0) + quantity);
  if (sums.size === 0) return null;
  return (
    <section className="count-unknown">
      <h2>{words.unknownTitle(sums.size)}</h2>
      <ul>
        {[...sums].map(([code, quantity]) => (
          <li key={code}>
            <span>
              <b>{words.unknownRow(quantity)}</b> <span>{code}</span>
            </span>
            <Button look="outline" size="s" aria-label={words.linkOf(code)} onClick={() => onLink(code)}>
              {words.link}
            </Button>
          </li>
        ))}
      </ul>
      <p>
        {words.askText}{' '}
        <a
          href={askCodesUrl({ codes: [...sums.keys()], list: sheet.name })}
          className="inline-flex min-h-11 items-center underline underline-offset-2"
        >
          {words.ask}
        </a>
      </p>
    </section>
  );
}
