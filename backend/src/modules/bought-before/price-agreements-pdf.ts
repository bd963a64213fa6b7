import { writeDocument } from '../../pdf/document.ts';
import { dutchDate } from '../../pdf/dutch-date.ts';
import type { Stationery } from '../../pdf/stationery.ts';
import { table } from '../../pdf/table.ts';
import { drawOpening } from '../order-presentation/draw-order.ts';
import { euroText } from '../order-presentation/order-amounts.ts';
import { dutchDay } from '../order-presentation/order-texts.ts';
import type { Agreement } from './price-agreements.ts';

export interface AgreementsOf {
  addressee: string[];
  customerNumber: string;
  agreements: Agreement[];
}

const euros = (amount: number) => euroText(Math.round(amount * 100));

/** Writes a customer's price agreements as PDF, as they are at `madeAt`. */
export function writeAgreements(
  stationery: Stationery,
  { addressee, customerNumber, agreements }: AgreementsOf,
  madeAt: Date,
): Promise<Buffer> {
  const title = 'Prijsafspraken';
  const day = dutchDate(madeAt);
  const options = { stationery, kind: title, title, note: `Prijsafspraken van ${day}`, madeAt };
  return writeDocument(options, (sheet) => {
    const facts = [
      ['Klantnummer', customerNumber],
      ['Datum', day],
    ] as const;
    const below = 'Prijzen excl. btw, per eenheid. De eerste en de laatste dag tellen mee.';
    drawOpening(sheet, { title, below, addressee, place: undefined, facts });
    sheet.gap(12);
    if (agreements.length === 0) {
      sheet.text('Er lopen op dit moment geen prijsafspraken.', sheet.styles.body);
      return;
    }
    table(
      sheet,
      [
        { title: 'Artikel', maxWidth: 72, style: 'cell' },
        { title: 'Omschrijving', share: 1, style: 'cell' },
        { title: 'Eenheid', maxWidth: 80, style: 'cell' },
        { title: 'Brutoprijs', align: 'right', style: 'cell' },
        { title: 'Uw prijs', align: 'right', style: 'strong' },
        { title: 'Van', style: 'cell' },
        { title: 'Tot en met', style: 'cell' },
      ],
      agreements.map(({ product, unit_desc, list_price, price, from, until }) => [
        product.product_ext_code,
        product.product_name,
        unit_desc,
        euros(list_price),
        euros(price),
        dutchDay(from),
        dutchDay(until),
      ]),
    );
  });
}
