import { cannedWords as words } from '@/locales/nl/admin/service-desk';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import type { CannedAnswer } from './use-canned-answers';

interface CannedRowProps {
  answer: CannedAnswer;
  /** Absent for the first one. */
  onUp: (() => void) | undefined;
  /** Absent for the last one. */
  onDown: (() => void) | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

/** A canned answer with its actions. */
export function CannedRow({ answer: { title, text }, onUp, onDown, onEdit, onRemove }: CannedRowProps) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="wrap-anywhere min-w-0 flex-1 basis-72">
        <h2 className="font-semibold">{title}</h2>
        <p className="line-clamp-3 max-w-prose whitespace-pre-line text-ink-soft text-sm">{text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          label={words.about(words.up, title)}
          aria-disabled={!onUp}
          className="aria-disabled:opacity-40"
          onClick={onUp}
        >
          <Icon name="chevron-down" className="rotate-180" />
        </IconButton>
        <IconButton
          label={words.about(words.down, title)}
          aria-disabled={!onDown}
          className="aria-disabled:opacity-40"
          onClick={onDown}
        >
          <Icon name="chevron-down" />
        </IconButton>
        <Button look="outline" size="s" aria-label={words.about(words.edit, title)} onClick={onEdit}>
          {words.edit}
        </Button>
        <Button look="quiet" size="s" aria-label={words.about(words.remove, title)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </li>
  );
}
