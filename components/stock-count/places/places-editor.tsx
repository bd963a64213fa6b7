'use client';

import { useDeferredValue, useId, useMemo, useState } from 'react';
import { stockPlaces as words } from '@/locales/nl/stock-count/pages';
import { Field } from '../../form/field';
import { type KeptLine, linesByProduct, type SheetLine } from './kept-lines';
import { KeptProduct, type ListedProduct } from './kept-product';
import { PlaceOrder } from './place-order';

interface PlacesEditorProps {
  listId: number;
  /** In walking order. */
  places: string[];
  lines: SheetLine[];
  products: ListedProduct[];
}

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const NO_LINE: KeptLine[] = [{ place: '', minimum: null, maximum: null }];

/** The places of a list in walking order, and per product its places with minimum and maximum. */
export function PlacesEditor({ listId, places, lines, products }: PlacesEditorProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  // A list has up to a thousand lines: a letter in the search renders none of them, and hides some.
  const kept = useMemo(() => linesByProduct(lines), [lines]);
  const texts = useMemo(() => products.map(({ name, number }) => plain(`${name} ${number}`)), [products]);
  // Hiding hundreds of rows takes a phone a second; the letter is shown before.
  const terms = plain(useDeferredValue(search)).split(/\s+/);
  const shown = texts.map((text) => terms.every((term) => text.includes(term)));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PlaceOrder listId={listId} places={places} />
      <section>
        <h2 className="mb-3 font-semibold text-lg">{words.products}</h2>
        <div className="mb-3 max-w-md">
          <Field
            id={`${id}-search`}
            type="search"
            label={words.filter}
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        {!shown.includes(true) && <p role="status">{words.none}</p>}
        <ul>
          {/* The filter hides rows: what is typed in one stays. */}
          {products.map((product, at) => (
            <li
              key={product.id}
              hidden={!shown[at]}
              // The reserved height is that of one place: rows that are not rendered yet must not end up below the footer.
              className="border-line border-b py-3 [contain-intrinsic-block-size:auto_17.5rem] [content-visibility:auto] sm:[contain-intrinsic-block-size:auto_10.25rem]"
            >
              <KeptProduct {...{ listId, product, places }} stored={kept.get(product.id) ?? NO_LINE} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
