'use client';

import { imageManage as words } from '@/locales/nl/admin/image-manage';
import { Button } from '../../ui/button';

interface BulkBarProps {
  count: number;
  canPublish: boolean;
  onMove: () => void;
  onRemove: () => void;
  onClear: () => void;
}

/** What can be done with the chosen images, at the foot of the window. */
export function BulkBar({ count, canPublish, onMove, onRemove, onClear }: BulkBarProps) {
  return (
    <section
      aria-label={words.bulkLabel}
      className="sticky bottom-2 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-m border border-line bg-surface p-3 shadow-xl"
    >
      <p role="status" className="font-semibold">
        {words.chosen(count)}
      </p>
      <Button size="s" onClick={onMove}>
        {words.move}
      </Button>
      {canPublish && (
        <Button size="s" look="outline" onClick={onRemove}>
          {words.remove}
        </Button>
      )}
      <Button size="s" look="quiet" onClick={onClear}>
        {words.clear}
      </Button>
    </section>
  );
}
