import { withdrawal as words } from '@/locales/nl/withdrawal';
import type { Texts } from '../form/form-texts';
import type { OrderedLine } from './prefill';
import { chosenLines } from './use-withdrawal';

interface StatementSummaryProps {
  texts: Texts;
  lines: readonly OrderedLine[];
}

/** The statement as it is sent when it is confirmed. */
export function StatementSummary({ texts, lines }: StatementSummaryProps) {
  const chosen = chosenLines(texts, lines).map(({ line, quantity }) => {
    const { name = '', unit = '' } = lines[line] ?? {};
    return `${quantity} × ${unit.replace(/^per /, '')} ${name}`;
  });
  const articles = [...chosen, texts.articles?.trim() ?? ''].filter((text) => text !== '');
  return (
    <>
      <p className="font-medium">{words.statement}</p>
      <dl className="grid gap-x-4 gap-y-1 wrap-anywhere sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">{words.orderNumber}</dt>
        <dd className="mb-2 sm:mb-0">{texts.orderNumber}</dd>
        <dt className="text-ink-soft">{words.what}</dt>
        <dd className="mb-2 whitespace-pre-line sm:mb-0">{articles.join('\n') || words.whole}</dd>
        <dt className="text-ink-soft">{words.name}</dt>
        <dd className="mb-2 sm:mb-0">{texts.name}</dd>
        <dt className="text-ink-soft">{words.email}</dt>
        <dd className="mb-2 sm:mb-0">{texts.email}</dd>
      </dl>
    </>
  );
}
