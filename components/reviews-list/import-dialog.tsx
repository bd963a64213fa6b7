import { useRef } from 'react';
import { reviewImportWords as words } from '@/locales/nl/admin/shop/review-import';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';
import { ImportCheck } from './import-check';
import { useReviewImport } from './use-review-import';

interface ImportDialogProps {
  onDone: (sentence: string) => Promise<void>;
  onClose: () => void;
}

/** Imports a CSV file of the review service: choose it, look at what it would do, import it. */
export function ImportDialog({ onDone, onClose }: ImportDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const { file, failure, work, choose, send } = useReviewImport((counts) =>
    onDone(words.done(counts.new, counts.changed, counts.known)),
  );
  const checked = file?.checked;
  const isFine = checked?.fileFault === null && checked.faultyLines === 0;
  const toStore = checked ? checked.new + checked.changed : 0;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p className="text-sm">{words.lead}</p>
      <p className="text-ink-soft text-sm">{words.columns}</p>
      {failure !== '' && (
        <Notice tone="danger" urgent>
          {failure}
        </Notice>
      )}
      <div role="status" className="flex flex-col gap-4 empty:hidden">
        {work === 'check' && <p className="text-sm">{words.reading}</p>}
        {file && <ImportCheck filename={file.filename} checked={file.checked} />}
      </div>
      <div className="flex flex-wrap gap-3">
        {isFine && toStore > 0 && (
          <Button busy={work === 'import'} onClick={() => void send()}>
            {words.send(toStore)}
          </Button>
        )}
        <Button
          look={isFine && toStore > 0 ? 'outline' : 'primary'}
          busy={work !== undefined}
          onClick={() => input.current?.click()}
        >
          {file ? words.another : words.choose}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label={words.choose}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void choose(chosen);
          target.value = '';
        }}
      />
    </Dialog>
  );
}
