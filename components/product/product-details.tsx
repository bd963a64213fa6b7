import { product as words } from '@/locales/nl/product';
import { countOf } from '@/locales/nl/units';
import type { Product } from '@/store/domain';

/** Specifications, packagings and documents. Prices of the packagings stand in the buying box only. */
export function ProductDetails({ product }: { product: Product }) {
  return (
    <div className="mt-12 grid gap-10 lg:grid-cols-2 lg:gap-12">
      {product.specifications.length > 0 && (
        <section>
          <h2 className="mb-3 font-semibold text-lg">{words.specifications}</h2>
          <dl className="text-sm">
            {product.specifications.map(({ label, value }) => (
              <div key={label} className="grid grid-cols-[2fr_3fr] gap-4 border-line border-b py-2.5">
                <dt className="text-ink-soft">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <div className="flex flex-col gap-10">
        <section>
          <h2 className="mb-3 font-semibold text-lg">{words.packaging}</h2>
          <dl className="text-sm">
            {product.units.map((unit) => (
              <div key={unit.puId} className="grid grid-cols-[2fr_3fr] gap-4 border-line border-b py-2.5">
                <dt className="font-medium">{unit.unitDesc}</dt>
                <dd className="text-ink-soft tabular-nums">
                  {countOf(unit.unitContent, product.baseUnit)}
                  {unit.ean && ` · ${words.ean} ${unit.ean}`}
                </dd>
              </div>
            ))}
          </dl>
        </section>
        {product.documents.length > 0 && (
          <section>
            <h2 className="mb-3 font-semibold text-lg">{words.documents}</h2>
            <ul className="text-sm">
              {product.documents.map(({ title, url }) => (
                <li key={url}>
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener"
                    className="inline-flex min-h-8 items-center underline"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
