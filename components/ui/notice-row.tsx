import type { ReactNode } from 'react';

/**
 * The text of a notice with a button beside it, or below where there is no room. The button adds nothing to the height of
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
