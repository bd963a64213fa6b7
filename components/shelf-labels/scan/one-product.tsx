import { fields } from '@/lib/forms/shelf-form';
import { scan as words } from '@/locales/nl/shelf-labels';
import { Field } from '../../form/field';
import { Button } from '../../ui/button';
import { type ScannedProduct, ScanProduct } from './scan-product';

/** A label of one product: one tap requests it. */
export function OneProduct({ product, typed }: { product: ScannedProduct; typed: URLSearchParams }) {
  const { productId, unitName, choices } = product;
  const own = fields.number(productId);
  return (
    <>
      <ScanProduct product={product} heading="h2" />
      <div className="scan-taps">
        {choices.map((count) => (
          <button
            key={count}
            type="submit"
            name={fields.tap}
            value={`${productId}-${count}`}
            className="scan-tap"
          >
            {words.ask(count, unitName)}
          </button>
        ))}
      </div>
      <div className="scan-number">
        <div className="min-w-0 grow">
          <Field
            id={own}
            name={own}
            label={words.own}
            inputMode="numeric"
            defaultValue={typed.get(own) ?? ''}
            maxLength={6}
            autoComplete="off"
          />
        </div>
        <Button type="submit" size="l">
          {words.submit}
        </Button>
      </div>
    </>
  );
}
