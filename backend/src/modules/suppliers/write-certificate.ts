import type { Supplier, SupplierCertificate } from '../../db/schema/index.ts';
import { drawDemoWarning } from '../../pdf/demo-warning.ts';
import { writeDocument } from '../../pdf/document.ts';
import { dutchDate } from '../../pdf/dutch-date.ts';
import type { Stationery } from '../../pdf/stationery.ts';
import { table } from '../../pdf/table.ts';

const DEMO =
  'Demonstratiedocument: leverancier, uitgever en nummer zijn verzonnen. Niet gebruiken als bewijs van een keuring.';

interface CertificateOf {
  certificate: SupplierCertificate;
  supplier: Supplier;
}

/** Draws the PDF of a demo certificate from the shop's data. */
export function writeCertificate(
  stationery: Stationery,
  { certificate: { name, issuer, number, validUntil }, supplier }: CertificateOf,
  madeAt: Date,
): Promise<Buffer> {
  const options = {
    stationery,
    kind: 'Certificaat',
    title: `${name} – ${supplier.name}`,
    note: `Demonstratiedocument van ${dutchDate(madeAt)}`,
    madeAt,
  };
  const rows = [
    ['Houder', supplier.name],
    ['Vestiging', [supplier.city, supplier.country].filter(Boolean).join(', ')],
    ['Certificaat', name],
    ['Uitgever', issuer],
    ['Nummer', number],
    ['Geldig tot en met', validUntil ? dutchDate(new Date(`${validUntil}T12:00:00Z`)) : 'geen einddatum'],
  ].filter(([, value]) => value !== '');
  return writeDocument(options, (sheet) => {
    drawDemoWarning(sheet, DEMO);
    sheet.text(name, sheet.styles.title);
    sheet.gap(8);
    table(
      sheet,
      [
        { title: '', share: 1, style: 'soft' },
        { title: '', share: 4 },
      ],
      rows,
    );
  });
}
