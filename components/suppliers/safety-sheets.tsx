import type { Supplier } from '@/api/types';
import { suppliers as words } from '@/locales/nl/suppliers';
import { DocumentLink } from '../shared/document-link';

type Sheets = NonNullable<Supplier['safetySheets']>;

/** Maximum number of safety sheets without collapsible sections per brand. */
const MAX_OPEN = 6;

const SheetList = ({ sheets }: { sheets: Sheets }) => (
  <ul className="safety-sheets">
    {sheets.map(({ productId, productName, url }) => (
      <li key={productId}>
        <DocumentLink href={url}>{productName}</DocumentLink>
      </li>
    ))}
  </ul>
);

/** The safety sheets of all products of a supplier, by brand. */
export function SafetySheets({ sheets }: { sheets: Sheets }) {
  if (sheets.length === 0) return null;
  const byBrand = [...Map.groupBy(sheets, ({ brand }) => brand)];
  return (
    <section aria-labelledby="veiligheidsbladen">
      <h2 id="veiligheidsbladen">{words.sheets}</h2>
      {sheets.length <= MAX_OPEN ? (
        <SheetList sheets={sheets} />
      ) : (
        byBrand.map(([brand, ofBrand]) => (
          <details key={brand} className="supplier-fold">
            <summary>{words.sheetsOf(brand, ofBrand.length)}</summary>
            <SheetList sheets={ofBrand} />
          </details>
        ))
      )}
    </section>
  );
}
