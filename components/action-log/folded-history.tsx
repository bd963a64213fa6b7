import { type ComponentProps, useState } from 'react';
import { logWords as words } from '@/locales/nl/admin/action-log';
import { RowHistory } from './row-history';

/** The history of a row in its dialog: closed until it is asked for, and only then loaded. */
export function FoldedHistory(props: Pick<ComponentProps<typeof RowHistory>, 'kind' | 'targets' | 'shown'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="border-line border-t pt-2"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm">{words.history}</summary>
      {isOpen && <RowHistory {...props} heading={words.historyList} />}
    </details>
  );
}
