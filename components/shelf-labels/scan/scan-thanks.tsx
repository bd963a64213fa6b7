import type { ScannedLabel } from '@/api/types';
import { scanUrl } from '@/lib/urls/shelf-label-urls';
import { scan as words } from '@/locales/nl/shelf-labels';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';

/** Confirmation that the request has arrived. */
export function ScanThanks({ token, label }: { token: string; label: ScannedLabel }) {
  const { place, products, requested } = label;
  return (
    <section className="scan-thanks">
      <span className="scan-check">
        <Icon name="check" className="size-9" />
      </span>
      {place !== '' && <p className="scan-place">{place}</p>}
      <h1 className="scan-title">{words.thanks}</h1>
      <ul className="flex flex-col gap-1">
        {requested.map(({ productId, quantity }) => {
          const product = products.find((one) => one.productId === productId);
          return (
            product && (
              <li key={productId}>
                <strong>{words.ask(quantity, product.unitName)}</strong> {product.productName}
              </li>
            )
          );
        })}
      </ul>
      <p className="text-ink-soft">{words.thanksText}</p>
      <a href={scanUrl(token)} className={buttonClass('outline', 'l')}>
        {words.again}
      </a>
    </section>
  );
}
