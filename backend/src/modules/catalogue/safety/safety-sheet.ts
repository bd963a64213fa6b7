import type { WireProduct } from '@toonbank/contract';
import type { Branch } from '../../../db/schema/index.ts';
import { writeDocument } from '../../../pdf/document.ts';
import { dutchDate } from '../../../pdf/dutch-date.ts';
import type { Sheet } from '../../../pdf/sheet.ts';
import type { Stationery } from '../../../pdf/stationery.ts';
import { table } from '../../../pdf/table.ts';
import { hazardOf } from './hazard.ts';
import { phrases } from './phrases.ts';
import { safetySections } from './sections.ts';
import { drawSigns } from './signs.ts';

const SIGN_ROOM = 100;
const DEMO =
  'Demonstratiedocument: product, samenstelling en gegevens zijn verzonnen. Niet gebruiken als veiligheidsinformatie.';

/** Draws the warning at the top of the page that the sheet is not real. */
function drawWarning(sheet: Sheet): void {
  const { doc, styles, left, width } = sheet;
  const inner = { x: left + 10, width: width - 20 };
  const height = sheet.heightOf(DEMO, styles.strong, inner.width) + 12;
  doc.rect(left, sheet.y, width, height).fill('#fff4d6');
  sheet.gap(6);
  sheet.text(DEMO, styles.strong, inner);
  sheet.gap(18);
}

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
    drawWarning(sheet);
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
