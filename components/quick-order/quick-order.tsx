'use client';

import { quickOrder as words } from '@/locales/nl/quick-order';
import { ScanTools } from '../scan/scan-tools';
import { ResultNotice } from '../shared/result-notice';
import type { PriceView } from '../shop';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { Skeleton } from '../ui/skeleton';
import { Tabs } from '../ui/tabs';
import { CodeForm } from './code-form';
import { FileDrop } from './file-drop';
import { LookUpProgress } from './look-up-progress';
import { PasteForm } from './paste-form';
import { PlainTextForm } from './plain-text-form';
import { ProblemList } from './problem-list';
import { QuickRows } from './quick-rows';
import { UnderstoodLines } from './understood-lines';
import { useQuickOrder } from './use-quick-order';
import { useUnderstood } from './use-understood';

interface QuickOrderProps {
  view: PriceView;
  /** A customer is logged in: plain Dutch is matched against their purchases. */
  customer: boolean;
}

/** Several ways to enter lines, one list to review, and one button to order. */
export function QuickOrder({ view, customer }: QuickOrderProps) {
  const quick = useQuickOrder(customer);
  const plain = useUnderstood(quick.gather);
  const waiting = quick.progress !== undefined;
  return (
    <div className="grid gap-8 lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-12">
      <div className="flex min-w-0 flex-col gap-8">
        <div className="flex flex-col gap-4">
          <CodeForm onAdd={quick.add} />
          <ScanTools
            onScan={async (code) => (await quick.add(code)) === true}
            hint={words.cameraHint}
            resultText={words.scanResult}
          />
        </div>
        <Tabs
          label={words.ways}
          tabs={{
            paste: {
              text: words.way.paste,
              panel: (
                <PasteForm
                  text={quick.pasted.text}
                  busy={waiting}
                  onText={quick.pasted.setText}
                  onPaste={quick.paste}
                />
              ),
            },
            plain: { text: words.way.plain, panel: <PlainTextForm plain={plain} customer={customer} /> },
            file: { text: words.way.file, panel: <FileDrop busy={waiting} onFile={quick.readFile} /> },
          }}
        />
      </div>
      <section aria-label={words.list} className="min-w-0">
        <ResultNotice result={quick.result} ordered={quick.ordered} />
        <LookUpProgress progress={quick.progress} />
        <ProblemList
          problems={quick.problems}
          onMend={quick.mend}
          onUnit={quick.chooseUnit}
          onDrop={quick.drop}
          onSettle={quick.settle}
        />
        <UnderstoodLines plain={plain} view={view} onOther={quick.add} />
        {quick.rows.length > 0 && <QuickRows quick={quick} view={view} />}
        {/* Rows stored before a reload may still be loading. */}
        {quick.rows.length === 0 && !quick.ready && <Skeleton className="h-60" />}
        {quick.rows.length === 0 && quick.ready && (
          <EmptyState icon={<Icon name="bolt" className="size-7" />} title={words.empty}>
            <p>{words.emptyText}</p>
          </EmptyState>
        )}
      </section>
    </div>
  );
}
