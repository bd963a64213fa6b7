import { counting as words } from '@/locales/nl/stock-count/counting';
import type { CountProduct } from '../../offline/types';
import { nameLines } from '../model/name-lines';

/** The whole name in two lines; without a second part the article number stands there. */
export function ProductName({ product }: { product: CountProduct }) {
  const [kind, rest] = nameLines(product.name);
  return (
    <span className="count-name">
      <b>{kind}</b> <span>{rest === '' ? words.article(product.articleNumber) : rest}</span>
    </span>
  );
}
