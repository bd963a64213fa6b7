import type { WasteDone } from '@/lib/urls/waste-urls';
import { waste as words } from '@/locales/nl/stock-count/waste';
import { Notice } from '../ui/notice';
import { EntryAction } from './entry-action';

const isDone = (result: string): result is WasteDone => Object.hasOwn(words.done, result);

/** Result of the form before this page; what was removed, or saved by mistake, can be undone. */
export function WasteDoneNotice({ result, entry }: { result: string; entry: number | undefined }) {
  if (!isDone(result)) return null;
  const undo = result === 'verwijderd' ? 'restore' : result === 'opgeslagen' ? 'remove' : undefined;
  return (
    <div className="no-print mb-6 max-w-2xl" role="status">
      <Notice tone={result === 'mislukt' ? 'danger' : 'success'}>
        {words.done[result]}
        {undo && entry !== undefined && <EntryAction action={undo} entry={entry} label={words.undo} />}
      </Notice>
    </div>
  );
}
