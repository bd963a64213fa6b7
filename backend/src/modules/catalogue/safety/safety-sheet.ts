import type { WireProduct } from '@toonbank/contract';
import type { Branch } from '../../../db/schema/index.ts';
import { drawDemoWarning } from '../../../pdf/demo-warning.ts';
import { writeDocument } from '../../../pdf/document.ts';
import { dutchDate } from '../../../pdf/dutch-date.ts';
import type { Stationery } from '../../../pdf/stationery.ts';
import { table } from '../../../pdf/table.ts';
import { hazardOf } from './hazard.ts';
import { phrases } from './phrases.ts';
import { safetySections } from './sections.ts';
import { drawSigns } from './signs.ts';

const SIGN_ROOM = 100;
const DEMO =
  'Demonstratiedocument: product, samenstelling en gegevens zijn verzonnen. Niet gebruiken als veiligheidsinformatie.';

/** Writes a safety data sheet of an invented product, made up from the shop's data. */
export function writeSafetySheet(
  stationery: Stationery,
  branch: Branch,
  product: WireProduct,
  madeAt: Date,
): Promise<Buffer> {
  const kind = hazardOf(product);
  const options = {
    stationery,
    kind: 'Veiligheidsblad',
    title: `Veiligheidsblad ${product.product_ext_code} – ${product.product_name}`,
    note: `Demonstratiedocument van ${dutchDate(madeAt)}`,
    madeAt,
  };
  return writeDocument(options, (sheet) => {
    drawDemoWarning(sheet, DEMO);
    drawSigns(sheet, phrases[kind].signs, sheet.left + sheet.width, sheet.y);
    sheet.text(product.product_name, sheet.styles.title, { width: sheet.width - SIGN_ROOM });
    sheet.gap(4);
    for (const { title, rows } of safetySections(product, kind, branch)) {
      sheet.heading(title);
      table(
        sheet,
        [
          { title: '', share: 1, style: 'soft' },
          { title: '', share: 4 },
        ],
        rows,
      );
    }
  });
}
