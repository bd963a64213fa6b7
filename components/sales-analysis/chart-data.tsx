import type { ReactNode } from 'react';
import { salesAnalysis as words } from '@/locales/nl/account/sales-analysis';

/** The table that a chart is drawn of: it opens below the chart, also without JavaScript, and is open in print. */
export function ChartData({ children }: { children: ReactNode }) {
  return (
    <details className="print-open mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline">
        {words.table}
      </summary>
      {children}
    </details>
  );
}
