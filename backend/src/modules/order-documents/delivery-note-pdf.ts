import type { Site } from '../../db/schema/index.ts';
import { writeDocument } from '../../pdf/document.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { drawGoods, drawOpening } from '../order-presentation/draw-order.ts';
import { dutchDay } from '../order-presentation/order-texts.ts';
import type { DeliveryNote } from './delivery-note.ts';
import { stationeryThen } from './stationery-then.ts';

/** Space for a name, a date and a signature. */
const SIGN = { height: 34, gap: 20 };
/** Height of the whole part, with its heading. */
const SIGNING = 84;

/** Draws three lines to write on, side by side; they stay together. */
function drawSigning(sheet: Sheet): void {
  sheet.heading('Voor ontvangst', SIGN.height + sheet.styles.small.leading);
  const labels = ['Naam', 'Datum', 'Handtekening'];
  const width = (sheet.width - SIGN.gap * (labels.length - 1)) / labels.length;
  sheet.gap(SIGN.height);
  for (const [at, label] of labels.entries()) {
    const x = sheet.left + at * (width + SIGN.gap);
    sheet.hairline(sheet.y, { x, width });
    sheet.line(label, sheet.styles.small, sheet.y + 2, { x, width });
  }
  sheet.gap(sheet.styles.small.leading + 2);
}

const numbers = new Intl.NumberFormat('nl-NL');
const counted = (count: number, one: string, more: string) =>
  `${numbers.format(count)} ${count === 1 ? one : more}`;

const laterTitle = (orderNumber: number) => `Nalevering van bestelling ${orderNumber}`;
const COMMENT = 'Opmerking bij de bestelling';

/** Writes a delivery note as PDF, over as many pages as it needs; the same bytes each time. */
export async function writeDeliveryNote(site: Site, note: DeliveryNote): Promise<Buffer> {
  const { number, orderNumber, deliveredOn, parties, facts, place, lines, later, comment } = note;
  const options = {
    stationery: await stationeryThen(site, parties.seller),
    kind: 'Pakbon',
    titled: true,
    title: `Pakbon ${number}`,
    note: `Pakbon ${number}`,
    madeAt: new Date(`${deliveredOn}T12:00:00Z`),
  };
  const all = [...lines, ...later.flatMap((part) => part.lines)];
  const packs = all.reduce((sum, { quantity }) => sum + quantity, 0);
  return writeDocument(options, (sheet) => {
    const { body, strong } = sheet.styles;
    const below = `Van ${dutchDay(deliveredOn)}, voor bestelling ${orderNumber}`;
    drawOpening(sheet, { title: options.title, below, ...parties.buyer, place, facts });
    const count = 8 + strong.leading;
    const remark = comment ? [sheet.sectionHeight(COMMENT, comment)] : [];
    const closing = [count, ...remark, SIGNING];
    drawGoods(sheet, lines, later.length > 0 ? [] : closing);
    for (const [at, part] of later.entries())
      drawGoods(sheet, part.lines, at === later.length - 1 ? closing : [], laterTitle(part.orderNumber));
    sheet.gap(8);
    // Without a comment between them they stay together: a page with only a signature is useless.
    sheet.need(comment ? strong.leading : strong.leading + SIGNING);
    sheet.text(
      `Samen ${counted(all.length, 'regel', 'regels')}, ${counted(packs, 'verpakking', 'verpakkingen')}.`,
      strong,
    );
    if (comment) {
      sheet.heading(COMMENT);
      sheet.text(comment, body);
    }
    drawSigning(sheet);
  });
}

export const deliveryNoteFile = ({ number }: DeliveryNote): string => `pakbon-${number}.pdf`;
