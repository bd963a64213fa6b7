import { counting as words } from '@/locales/nl/stock-count/counting';
import type { CountProduct } from '../../offline/types';
import type { LoggedEntry } from '../model/entries';
import type { Counting } from '../state/use-counting';

/** What an entry was: '+1 × doos, Jumborol wit'. */
function whatOf(
  entry: LoggedEntry,
  products: ReadonlyMap<number, CountProduct>,
): { what: string; of: string } {
  const product = products.get(entry.productId ?? -1);
  const unit = product?.units.find(({ id }) => id === entry.unitId);
  const quantity = entry.kind === 'add' ? words.added(entry.quantity) : words.set(entry.quantity);
  const what = unit ? `${quantity} × ${unit.desc.replace(/^per /, '')}` : quantity;
  return { what, of: product?.name ?? words.unknown(entry.code ?? '') };
}

/** Running total and the latest entries, each of which can be taken back. */
export function Latest({ counting }: { counting: Counting }) {
  const { log } = counting;
  const products = new Map(counting.products.map((product) => [product.id, product]));
  return (
    <section className="count-latest" aria-label={words.latest}>
      <h2>
        {words.latest} <small>{words.total(log.total)}</small>
      </h2>
      {log.latest.length === 0 && <p>{words.noneYet}</p>}
      <ol>
        {log.latest.map((entry) => {
          const { what, of } = whatOf(entry, products);
          return (
            <li key={entry.id}>
              <span>
                <b>{entry.isUndone ? <s>{what}</s> : what}</b> {of}
              </span>
              {!entry.isUndone && (
                <button
                  type="button"
                  className="btn btn-outline btn-s"
                  aria-label={words.undoOf(`${what} ${of}`)}
                  onClick={() => counting.undo(entry, `${what} ${of}`)}
                >
                  {words.undo}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
