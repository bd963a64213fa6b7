import type { ReactNode } from 'react';
import { fields } from '@/lib/forms/shelf-form';
import { scan as words } from '@/locales/nl/shelf-labels';
import { Button } from '../../ui/button';
import { type ScannedProduct, ScanProduct } from './scan-product';

interface ManyProductsProps {
  products: ScannedProduct[];
  typed: URLSearchParams;
  /** Fields before the sticky button. */
  children: ReactNode;
}

/** A place with several products: a quantity for each, and one button for all. */
export function ManyProducts({ products, typed, children }: ManyProductsProps) {
  return (
    <>
      <ul className="flex flex-col gap-4">
        {products.map((product) => (
          <li key={product.productId} className="scan-card">
            <Choices product={product} typed={typed} />
          </li>
        ))}
      </ul>
      {children}
      <div className="scan-foot">
        <Button type="submit" size="l" className="w-full">
          {words.submit}
        </Button>
      </div>
    </>
  );
}

function Choices({ product, typed }: { product: ScannedProduct; typed: URLSearchParams }) {
  const { productId, productName, unitName, choices } = product;
  const [choice, own] = [fields.choice(productId), fields.number(productId)];
  const chosen = typed.get(choice) ?? '';
  const all = [
    { value: '', text: words.none as string },
    ...choices.map((count) => ({ value: String(count), text: words.ask(count, unitName) })),
  ];
  return (
    <fieldset>
      <legend className="sr-only">{words.choose(productName)}</legend>
      <ScanProduct product={product} heading="h2" />
      <div className="scan-radios">
        {all.map(({ value, text }) => (
          <label key={value} className="scan-radio" data-none={value === '' || undefined}>
            <input type="radio" name={choice} value={value} defaultChecked={value === chosen} />
            {text}
          </label>
        ))}
        <label className="scan-number">
          <span className="sr-only">{words.otherQuantity(productName)}</span>
          <input
            name={own}
            defaultValue={typed.get(own) ?? ''}
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            placeholder={words.own}
            className="control"
          />
        </label>
      </div>
    </fieldset>
  );
}
