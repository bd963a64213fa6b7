import type { ScannedLabel } from '@/api/types';
import { scan as words } from '@/locales/nl/shelf-labels';
import { Picture } from '../../ui/picture';
import { askedText } from './asked-text';

export type ScannedProduct = ScannedLabel['products'][number];

/** Requested product: picture, name, and the quantity requested before. */
export function ScanProduct({ product, heading }: { product: ScannedProduct; heading: 'h2' | 'p' }) {
  const { productName, productExtCode, unitDesc, unitName, image, asked, askedAt } = product;
  const Name = heading;
  return (
    <div className="scan-product">
      <Picture src={image} alt="" width={96} height={96} load="first" />
      <div className="min-w-0">
        <Name className="scan-name">{productName}</Name>
        <p className="text-ink-soft text-sm">
          {words.articleNumber(productExtCode)} · {unitDesc}
        </p>
        {asked > 0 && askedAt && <p className="scan-asked">{askedText(asked, unitName, askedAt)}</p>}
      </div>
    </div>
  );
}
