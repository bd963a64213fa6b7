import type { ReactNode } from 'react';

/**
 * The text of a notice with a button beside it, or below it on narrow screens. The button adds no height to
 * the row: otherwise the text would be centred lower than the notice's icon.
 */
export function NoticeRow({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-4">
      <p>{children}</p>
      {action && <span className="-my-2">{action}</span>}
    </div>
  );
}
