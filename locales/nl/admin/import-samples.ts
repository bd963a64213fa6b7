import type { ImportKind } from '@toonbank/contract';

/**
 * Headings and some lines of a sheet of each kind, as a shop would fill it in. Imported one after the other they are one
 * shop: with the groups and the price list of docs/first-shop.md no line is left out.
 */
export const importSamples: Record<
  Exclude<ImportKind, 'pictures'>,
  { filename: string; rows: readonly (readonly string[])[] }
> = {
  products: {
    filename: 'voorbeeld-artikelen.csv',
    rows: [
      [
        ...[
          'Artikelnummer',
          'Naam',
          'Groep',
          'Merk',
          'Btw',
          'Beschrijving',
          'Basiseenheid',
          'Levertijd',
          'Locatie',
        ],
        ...['Actief', 'Eenheid', 'Inhoud', 'EAN', 'Prijs'],
      ],
      [
        ...[
          'A-1001',
          'Spinmop groot',
          'Schoonmaak',
          'Vanel',
          '21',
          'Mop met lus, 400 gram.',
          'stuk',
          '1',
          'B-07',
        ],
        ...['ja', 'stuk', '1', '8712345678906', '3,95'],
      ],
      ['A-1001', '', '', '', '', '', '', '', '', '', 'doos', '12', '', '42,00'],
      [
        ...['A-1002', 'Dweil wit', 'Schoonmaak', 'Vanel', '21', 'Dweil van katoen.', 'stuk', '1', 'B-08'],
        ...['ja', 'stuk', '1', '8712345678913', '1,95'],
      ],
      ['A-1002', '', '', '', '', '', '', '', '', '', 'doos', '20', '', '35,00'],
    ],
  },
  prices: {
    filename: 'voorbeeld-prijzen.csv',
    rows: [
      ['Artikelnummer', 'Eenheid', 'Prijs', 'Inkoopprijs', 'Prijslijst', 'Vanaf'],
      ['A-1001', 'stuk', '4,10', '2,60', '', ''],
      ['A-1001', 'doos', '43,50', '28,00', '', ''],
      ['A-1001', 'stuk', '3,80', '', 'Horeca', '1'],
      ['A-1001', 'stuk', '3,60', '', 'Horeca', '24'],
    ],
  },
  stock: {
    filename: 'voorbeeld-voorraad.csv',
    rows: [
      ['Artikelnummer', 'Eenheid', 'Voorraad'],
      ['A-1001', 'stuk', '240'],
      ['A-1002', 'doos', '15'],
    ],
  },
  groups: {
    filename: 'voorbeeld-groepen.csv',
    rows: [
      ['Artikelnummer', 'Groep', 'Actie'],
      ['A-1001', 'Schoonmaak > Dweilen', 'toevoegen'],
      ['A-1001', 'Schoonmaak', 'toevoegen'],
    ],
  },
  customers: {
    filename: 'voorbeeld-klanten.csv',
    rows: [
      [
        ...[
          'Klantnummer',
          'Bedrijf',
          'Soort klant',
          'KvK-nummer',
          'Btw-nummer',
          'E-mail',
          'Voornaam',
          'Achternaam',
        ],
        ...[
          'Telefoon',
          'Prijslijst',
          'Betaaltermijn',
          'Kredietlimiet',
          'Straat',
          'Huisnummer',
          'Postcode',
          'Plaats',
        ],
        'Land',
      ],
      [
        ...[
          '2001',
          'Bakkerij Vos',
          'zakelijk',
          '12345678',
          'NL123456782B01',
          'inkoop@vos.example',
          'Anna',
          'Vos',
        ],
        ...['030 123 45 67', '', '30', '1500,00', 'Dorpsstraat', '12a', '1234 AB', 'Utrecht', 'NL'],
      ],
      [
        ...[
          '2002',
          'Hotel De Kade',
          'zakelijk',
          '',
          '',
          'receptie@dekade.example',
          'Bram',
          'Jansen',
          '',
          '',
          '14',
          '',
        ],
        ...['Havenkade', '3', '4321 BA', 'Middelburg', 'NL'],
      ],
    ],
  },
  agreements: {
    filename: 'voorbeeld-prijsafspraken.csv',
    rows: [
      ['Klantnummer', 'Artikelnummer', 'Eenheid', 'Prijs', 'Geldig vanaf', 'Geldig tot en met'],
      ['2001', 'A-1001', 'stuk', '3,60', '01-01-2027', '31-12-2027'],
      ['2001', 'A-1001', 'doos', '38,50', '01-01-2027', '31-12-2027'],
    ],
  },
};
