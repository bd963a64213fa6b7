import { counting as words } from '@/locales/nl/stock-count/counting';
import { announce } from '../../../shared/announce';
import type { CountProduct } from '../../offline/types';
import { moveBack, moveCode } from '../model/entries';
import { keyOf } from '../model/lines';
import type { Counting } from '../state/use-counting';
import { LinkDialog } from './link-dialog';

interface LinkCodeProps {
  counting: Counting;
  code: string;
  onDone: () => void;
  onClose: () => void;
}

/** Gives an unknown code to a product: what was counted under it moves to the product, at every place. */
export function LinkCode({ counting, code, onDone, onClose }: LinkCodeProps) {
  const { sheet, steps, parts, log, link } = counting;
  const choose = (product: CountProduct, unitId: number) => {
    for (const { place } of steps) {
      const counted = parts.get(keyOf(place, code));
      if (!counted) continue;
      const target = { product, unitId };
      void log.record(moveCode(place, code, counted, target), moveBack(place, code, counted, target));
    }
    link({ code, productId: product.id, unitId });
    announce(words.linked(code, product.name));
    onDone();
    onClose();
  };
  return <LinkDialog code={code} products={sheet.products} onChoose={choose} onClose={onClose} />;
}
