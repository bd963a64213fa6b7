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
        <Facts
          title={words.packaging}
          facts={units.map(({ puId, unitDesc, unitContent, ean }) => ({
            key: puId,
            label: unitDesc,
            value: `${countOf(unitContent, baseUnit)}${ean ? ` · ${words.ean} ${ean}` : ''}`,
          }))}
        />
        {documents.length > 0 && (
          <section>
            <h2>{words.documents}</h2>
            <ul className="documents">
              {documents.map(({ title, url }) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noopener">
                    {title}
                    <span className="sr-only">{words.newWindow}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {specifications.length > 0 && (
        <Facts
          title={words.specifications}
          facts={specifications.map(({ label, value }) => ({ key: label, label, value }))}
        />
      )}
    </div>
  );
}

interface FactsProps {
  title: string;
  facts: { key: string | number; label: string; value: string }[];
}

const Facts = ({ title, facts }: FactsProps) => (
  <section>
    <h2>{title}</h2>
    <dl className="facts">
      {facts.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
