'use client';

import { useState } from 'react';
import { askCodesUrl } from '@/lib/urls/task-urls';
import { countDetail as words } from '@/locales/nl/stock-count/pages';
import { type ActionResult, ResultNotice } from '../../shared/result-notice';
import { Button } from '../../ui/button';
import { SiteLink } from '../../ui/site-link';
import { useRefresh } from '../../ui/use-refresh';
import type { Count } from './count-facts';
import { LinkCodeForm } from './link-code-form';

/** Codes that no product has, each to be linked to a product or asked about. */
export function UnknownCodes({ count }: { count: Count }) {
  const refresh = useRefresh();
  const [open, setOpen] = useState<string>();
  const [result, setResult] = useState<ActionResult>();
  const unknown = count.parts.filter(({ productId, quantity }) => productId === null && quantity > 0);
  const codes = [...Map.groupBy(unknown, ({ code }) => code)];
  if (codes.length === 0) return <ResultNotice result={result} />;
  return (
    <section>
      <h2 className="mb-1 font-semibold text-lg">{words.unknown}</h2>
      <p className="mb-3 max-w-prose text-ink-soft text-sm">{words.unknownLead}</p>
      <ResultNotice result={result} />
      <ul>
        {codes.map(([code, parts]) => (
          <li key={code} className="border-line border-b py-3">
            <div className="flex flex-wrap items-center gap-3">
              <p className="min-w-0 grow wrap-anywhere">
                <strong>{code}</strong>{' '}
                <span className="text-ink-soft text-sm">
                  {words.times(parts.reduce((sum, { quantity }) => sum + quantity, 0))}{' '}
                  {[...new Set(parts.map(({ place }) => place).filter(Boolean))].join(', ')}
                </span>
              </p>
              <Button
                look="outline"
                size="s"
                aria-expanded={open === code}
                aria-label={words.linkOne(code)}
                onClick={() => setOpen(open === code ? undefined : code)}
              >
                {words.link}
              </Button>
              <SiteLink
                href={askCodesUrl({ codes: [code], list: count.listName })}
                className="inline-flex min-h-6 items-center text-sm underline underline-offset-2"
              >
                {words.ask}
                <span className="sr-only">: {code}</span>
              </SiteLink>
            </div>
            {open === code && (
              <LinkCodeForm
                {...{ count, code, parts }}
                onCancel={() => setOpen(undefined)}
                onLinked={(product) => {
                  setOpen(undefined);
                  setResult({ text: words.linked(code, product) });
                  refresh();
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
