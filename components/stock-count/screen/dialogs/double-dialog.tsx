'use client';

import { counting as words } from '@/locales/nl/stock-count/counting';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import type { CountPart } from '../../offline/types';
import { countersOf, quantityText, sharedText } from '../lines/people';
import { settleOn } from '../model/entries';
import type { PlacedLine } from '../model/lines';
import type { Counting } from '../state/use-counting';

interface DoubleDialogProps {
  counting: Counting;
  line: PlacedLine;
  onClose: () => void;
}

/** Two devices counted one shelf: both add up, unless a person says that one of them counts. */
export function DoubleDialog({ counting, line, onClose }: DoubleDialogProps) {
  const { parts, count, log } = counting;
  const { product, place, key } = line;
  const all = parts.get(key) ?? [];
  const settle = (chosen: readonly CountPart[]) => {
    void log.record(settleOn(place, product.id, chosen), settleOn(place, product.id, all));
    onClose();
  };
  return (
    <Dialog title={words.doubleOf(product.name)} onClose={onClose}>
      <p>{sharedText(product, all, count.device)}.</p>
      <p className="text-ink-soft text-sm">{words.doubleText}</p>
      <div className="count-choices">
        <Button size="l" onClick={() => settle(all)}>
          {words.together(quantityText(product, all))}
        </Button>
        {countersOf(all, count.device).map(({ device, name, isOwn, parts: own }) => (
          <Button key={device} size="l" look="outline" onClick={() => settle(own)}>
            {isOwn
              ? words.onlyYours(quantityText(product, own))
              : words.onlyOf(name, quantityText(product, own))}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
