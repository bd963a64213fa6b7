'use client';

import { dutchNumber } from '@/lib/dutch-number';
import { parseEuros } from '@/lib/forms/parse-euros';
import { ADMIN_PRODUCTS } from '@/lib/urls/admin-urls';
import { productUrl } from '@/lib/urls/product-url';
import { productUnitWords as unitWords } from '@/locales/nl/admin/shop/product-units';
import { productDeskWords as words } from '@/locales/nl/admin/shop/products';
import { RowHistory } from '../action-log/row-history';
import { LoadState } from '../admin/load-state';
import { useDeskRow } from '../admin/use-desk-row';
import { Badge } from '../ui/badge';
import { buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { ProductName } from '../ui/product-name';
import { DetailsForm } from './details-form';
import { NumberForm } from './number-form';
import { ProductGroup } from './product-group';
import { ProductImages } from './product-images';
import { ProductUnits } from './product-units';
import { RelatedProducts } from './related-products';
import { SafetySheet } from './safety-sheet';

/** The rights of the administrator. */
export interface ProductRights {
  canWrite: boolean;
  canPrice: boolean;
  canStock: boolean;
}

const parsePieces = (typed: string): number | undefined => {
  const digits = typed.trim().replace(/\.(?=\d{3}(?:\D|$))/g, '');
  return /^\d{1,8}$/.test(digits) ? Number(digits) : undefined;
};

const { conflicts } = unitWords;
const conflictText = ({ stock, name, ean, unit }: Readonly<Record<string, string>>) => {
  if (stock === 'sold') return words.sold;
  if (name === 'taken') return conflicts.nameTaken;
  if (ean === 'taken') return conflicts.eanTaken;
  if (ean === 'elsewhere') return conflicts.eanElsewhere;
  if (unit === 'full') return conflicts.full;
  if (unit === 'usual') return conflicts.usual;
  return unit === 'in_cart' ? conflicts.inCart : words.changed;
};

/** One product: its texts, stock and list prices. */
export function ProductPage({ productId, rights }: { productId: number; rights: ProductRights }) {
  const {
    row: product,
    failure,
    version,
    ...changes
  } = useDeskRow('productDesk.get', { productID: productId }, { conflictText });
  if (failure === 'not_found')
    return (
      <EmptyState icon={<Icon name="search" className="size-7" />} title={words.notFound}>
        <p>{words.notFoundText}</p>
        <a href={ADMIN_PRODUCTS} className={buttonClass('outline')}>
          {words.toList}
        </a>
      </EmptyState>
    );
  if (!product) return <LoadState failure={failure} onRetry={() => void changes.reload()} />;
  const { name, nameLead, articleNumber, brand, group, slug, active, stock, baseUnit, units } = product;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 className="font-semibold text-xl">
            <ProductName name={name} lead={nameLead} />
          </h2>
          <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
            {[articleNumber, brand, group].filter(Boolean).join(' · ')}
            {!active && <Badge tone="warning">{words.states.inactive}</Badge>}
          </p>
        </div>
        {active && (
          <a href={productUrl({ id: productId, slug })} className={buttonClass('outline', 's')}>
            {words.toShop}
          </a>
        )}
      </div>
      <div key={version} className="grid gap-8 xl:grid-cols-2">
        <div className="flex flex-col gap-8">
          <DetailsForm {...{ product, ...changes }} canWrite={rights.canWrite} />
          <ProductGroup {...{ product, ...changes }} canWrite={rights.canWrite} />
          <ProductImages {...{ product, ...changes }} canWrite={rights.canWrite} />
          <SafetySheet {...{ product, ...changes }} canWrite={rights.canWrite} />
          <RelatedProducts {...{ product, ...changes }} canWrite={rights.canWrite} />
        </div>
        <div className="flex flex-col gap-8">
          <section className="flex flex-col gap-4">
            <h2 className="font-semibold text-lg">{words.stock}</h2>
            <NumberForm
              key={stock}
              form="stock"
              label={words.stockText(baseUnit)}
              hint={words.stockHint}
              value={dutchNumber(stock)}
              parse={parsePieces}
              fault={words.stockFault}
              save={words.saveStock}
              canWrite={rights.canStock}
              onSave={(value) =>
                void changes.change('stock', 'productDesk.setStock', { seen: stock, stock: value })
              }
              {...changes}
            />
          </section>
          <ProductUnits {...{ product, ...changes }} canWrite={rights.canWrite} />
          <section className="flex flex-col gap-4">
            <h2 className="font-semibold text-lg">{words.prices}</h2>
            {units.map(({ unitId, description, content, ean, price }) => (
              <NumberForm
                key={`${unitId} ${price}`}
                form={`price ${unitId}`}
                label={words.priceOf(description)}
                hint={[words.content(dutchNumber(content), baseUnit), ean && words.ean(ean)]
                  .filter(Boolean)
                  .join(' · ')}
                value={dutchNumber(price, 2, 2)}
                parse={parseEuros}
                fault={words.priceFault}
                save={words.savePrice}
                canWrite={rights.canPrice}
                onSave={(value) =>
                  void changes.change(`price ${unitId}`, 'productDesk.setPrice', {
                    ...{ productUnitID: unitId, seen: price, price: value },
                  })
                }
                {...changes}
              />
            ))}
          </section>
        </div>
      </div>
      <RowHistory kind="product" targets={[String(productId)]} shown={product} />
    </>
  );
}
