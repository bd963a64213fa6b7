import type { Product } from '@/api/types';
import { product as words } from '@/locales/nl/product/product';
import { countOf } from '@/locales/nl/product/units';

/** Description, specifications, packagings and documents. Prices are in the order panel only. */
export function ProductDetails({ product }: { product: Product }) {
  const { description, specifications, units, documents, baseUnit } = product;
  return (
    <div className="product-details">
      <div>
        {description && (
          <section>
            <h2>{words.description}</h2>
            <p className="product-text">{description}</p>
          </section>
        )}
        <section>
          <h2>{words.packaging}</h2>
          <dl className="facts">
            {units.map((unit) => (
              <div key={unit.puId}>
                <dt>{unit.unitDesc}</dt>
                <dd>
                  {countOf(unit.unitContent, baseUnit)}
                  {unit.ean && ` · ${words.ean} ${unit.ean}`}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        {documents.length > 0 && (
          <section>
            <h2>{words.documents}</h2>
            <ul className="documents">
              {documents.map(({ title, url }) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noopener">
                    {title}
                    <span className="sr-only"> ({words.newWindow})</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {specifications.length > 0 && (
        <section>
          <h2>{words.specifications}</h2>
          <dl className="facts">
            {specifications.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
