import { listWords as words } from '@/locales/nl/admin/list';
import { Dialog } from '../ui/overlay/dialog';

/** The keys of a list. */
export const ListHelp = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={words.keys} onClose={onClose}>
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-3">
      {words.keyTexts.map(([key, text]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="inline-flex min-w-8 justify-center rounded-s border border-line-strong px-2 py-0.5 text-sm">
              {key}
            </kbd>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
