'use client';

import { shopCheckNames, shopChecks } from '@toonbank/contract/shop-check/checks';
import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import { formatDateTime } from '@/lib/dates';
import { checkWords, shopCheckWords as words } from '@/locales/nl/admin/shop/shop-check';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { LoadState } from '../admin/load-state';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Notice } from '../ui/notice';
import { CheckFinding } from './check-finding';
import { inOrder, siteResult } from './site-result';

type Report = AnswerOf<'shopCheck.run'>;

/**
 * The check of the shop: what has to be solved now, what can be better, and what is well. `openFields`: the fields of
 * the site's folder that still have a placeholder.
 */
export function ShopCheck({ openFields }: { openFields: readonly string[] }) {
  const dispatch = useAppDispatch();
  const [report, setReport] = useState<Report>();
  const [failure, setFailure] = useState<ErrorCode>();
  const [isBusy, setBusy] = useState(true);
  const run = useCallback(async () => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await dispatch(callApi('shopCheck.run', {}));
    setBusy(false);
    if ('value' in outcome) setReport(outcome.value);
    else setFailure(outcome.refusal.code);
  }, [dispatch]);
  useEffect(() => void run(), [run]);
  if (!report || failure) return <LoadState failure={failure} onRetry={() => void run()} />;
  const results = inOrder([...report.results, siteResult(openFields)], shopCheckNames);
  const found = results.filter(({ count }) => count > 0);
  const weights = [
    ['fault', words.faults],
    ['warning', words.warnings],
  ] as const;
  const fine = results.filter(({ count }) => count === 0);
  return (
    <>
      <p className="max-w-prose text-ink-soft">{words.intro}</p>
      <div className="flex flex-wrap items-center gap-4">
        <Button busy={isBusy} onClick={() => void run()}>
          {words.run}
        </Button>
        <p role="status" className="text-ink-soft text-sm">
          {words.checkedAt(formatDateTime(report.checkedAt))}
        </p>
      </div>
      {found.length === 0 && <Notice tone="success">{words.perfect}</Notice>}
      {weights.map(([weight, title]) => {
        const those = found.filter(({ check }) => shopChecks[check] === weight);
        return (
          those.length > 0 && (
            <section key={weight} className="flex flex-col gap-3">
              <h2 className="font-semibold text-lg">
                {title} ({those.length})
              </h2>
              <ul className="flex flex-col divide-y divide-line rounded-m border border-line bg-surface">
                {those.map((one) => (
                  <CheckFinding key={one.check} result={one} />
                ))}
              </ul>
            </section>
          )
        );
      })}
      {fine.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="font-semibold text-lg">
            {words.fine} ({fine.length})
          </h2>
          <ul className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2 xl:grid-cols-3">
            {fine.map(({ check }) => (
              <li key={check} className="flex items-start gap-2">
                <Icon name="check" className="mt-0.5 size-4 shrink-0 text-success" />
                {checkWords[check].fine}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
