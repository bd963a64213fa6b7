import type { ProductDoc } from '@/api/types';
import { buying } from '@/locales/nl/product/buying';
import { suggestions as words } from '@/locales/nl/search';
import { UnitPrice } from '../buying/indication/unit-price';
import type { PriceView } from '../shop';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { Price } from '../ui/price';
import { MarkedText } from './marked-text';
import type { Option } from './options';

export interface OptionContentProps {
  option: Option;
  /** Text to mark. */
  search: string;
  prices: PriceView;
}

/** Content of an option, by kind. */
export function OptionContent({ option, search, prices }: OptionContentProps) {
  switch (option.kind) {
    case 'product':
      return <ProductContent product={option.product} search={search} prices={prices} />;
    case 'group':
    case 'brand':
      return (
        <>
          <Icon name={option.kind === 'group' ? 'list' : 'tag'} />
          <span className="suggestion-text">
            <MarkedText text={option.name} search={search} />
          </span>
          <small>{words.count(option.count)}</small>
        </>
      );
    case 'all':
      return (
        <>
          <span className="suggestion-text">{words.all}</span>
          <small>{words.count(option.count)}</small>
          <Icon name="arrow-right" />
        </>
      );
    default:
      return (
        <>
          <Icon name="search" />
          <bdi>{option.text}</bdi>
        </>
      );
  }
}

interface ProductContentProps {
  product: ProductDoc;
  search: string;
  prices: PriceView;
}

function ProductContent({ product, search, prices }: ProductContentProps) {
  const { productName, productExtCode, brand, image, calcprice, vat, units } = product;
  const unit = units.find(({ puIsDefault }) => puIsDefault) ?? units[0];
  return (
    <>
      <Picture src={image} alt="" width={48} height={48} />
      <span className="suggestion-text">
        <span>
          <MarkedText text={productName} search={search} />
        </span>
        <small>
          {words.articleNumber} <MarkedText text={productExtCode} search={search} /> · {brand}
        </small>
      </span>
      {calcprice !== undefined && prices !== 'hidden' && (
        <span className="suggestion-price">
          <Price euros={calcprice} vat={vat} view={prices} />
          {unit && <small>{buying.per(unit.unitName)}</small>}
          {unit?.unitPrice && (
            <small>
              <UnitPrice unitPrice={unit.unitPrice} view={prices} />
            </small>
          )}
        </span>
      )}
    </>
  );
}
