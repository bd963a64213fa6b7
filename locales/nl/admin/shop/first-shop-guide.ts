interface GuideColumn {
  /** As in the example sheet. */
  name: string;
  /** A new line can't do without. */
  isNeeded?: boolean;
  text: string;
}

interface GuideSheet {
  lead: string;
  columns: readonly GuideColumn[];
  /** The mistakes that are made most often. */
  notes: readonly string[];
}

/** The four sheets in their order, each with every column of its example. */
export const guideSheets: Readonly<Record<'products' | 'stock' | 'prices' | 'customers', GuideSheet>> = {
  products: {
    lead: 'Een regel is één artikel in één eenheid. Een tweede eenheid (doos, pallet) is een tweede regel met hetzelfde artikelnummer; de andere cellen mogen dan leeg zijn.',
    columns: [
      { name: 'Artikelnummer', isNeeded: true, text: 'Hieraan herkennen wij het artikel.' },
      { name: 'Naam', isNeeded: true, text: 'Zoals klanten hem lezen.' },
      {
        name: 'Groep',
        isNeeded: true,
        text: 'De naam van een groep die er al is. Komt de naam vaker voor, schrijf dan Schoonmaak > Dweilen.',
      },
      { name: 'Merk', text: 'Leeg mag.' },
      { name: 'Btw', isNeeded: true, text: '9 of 21.' },
      { name: 'Beschrijving', text: 'Een paar zinnen over het artikel.' },
      { name: 'Basiseenheid', text: 'Hoe één stuk heet. Leeg: stuk.' },
      { name: 'Levertijd', text: 'In werkdagen.' },
      { name: 'Locatie', text: 'Waar het ligt; op deze volgorde wordt de picklijst gemaakt.' },
      { name: 'Actief', text: 'Zonder ja staat een nieuw artikel nog niet in de winkel.' },
      { name: 'Eenheid', text: 'Leeg: stuk. De eerste regel van een artikel is de gewone eenheid.' },
      { name: 'Inhoud', text: 'Hoeveel stuks erin zitten. Leeg: 1.' },
      { name: 'EAN', text: '13 cijfers; het controlecijfer moet kloppen.' },
      { name: 'Prijs', isNeeded: true, text: 'Van de eenheid op deze regel, zonder btw.' },
    ],
    notes: [
      'Toont Excel een EAN als 8,71235E+12? Dan zijn de cijfers weg. Maak de kolom op als Tekst en vul de EAN’s opnieuw in.',
      'Foto’s en veiligheidsbladen komen apart: in één ZIP, elk bestand met het artikelnummer als naam (A-1001.jpg, A-1001-2.jpg, A-1001.pdf).',
    ],
  },
  stock: {
    lead: 'Sla dit werkblad niet over. Nieuwe artikelen beginnen op 0; wat niet op voorraad is, kan niemand bestellen.',
    columns: [
      { name: 'Artikelnummer', isNeeded: true, text: 'Van een artikel dat er al is.' },
      { name: 'Eenheid', text: 'Leeg: de gewone eenheid van het artikel.' },
      { name: 'Voorraad', isNeeded: true, text: 'Het aantal in die eenheid.' },
    ],
    notes: ['Bij Kolommen kiest u of het aantal is wat er ligt, of wat er te verkopen is.'],
  },
  prices: {
    lead: 'Alleen nodig als uw prijzen in een eigen werkblad staan, of verschillen per prijslijst of aantal.',
    columns: [
      { name: 'Artikelnummer', isNeeded: true, text: 'Van een artikel dat er al is.' },
      { name: 'Eenheid', text: 'Leeg: de gewone eenheid van het artikel.' },
      { name: 'Prijs', isNeeded: true, text: 'Zonder btw.' },
      { name: 'Inkoopprijs', text: 'Dan waarschuwen wij voor een prijs die eronder ligt.' },
      {
        name: 'Prijslijst',
        text: 'Naam of code van een prijslijst die er al is. Leeg: de prijs voor iedereen.',
      },
      { name: 'Vanaf', text: 'In een prijslijst: vanaf dit aantal eenheden geldt de prijs.' },
    ],
    notes: ['Kijk naar de waarschuwingen: meer dan 30 % verschil is vaak een verloren komma.'],
  },
  customers: {
    lead: 'Een regel is één klant met zijn gebruiker en hoofdadres. De import verstuurt geen mail en zet geen wachtwoord: elke klant kiest het zelf met ‘Wachtwoord vergeten?’ op de inlogpagina.',
    columns: [
      { name: 'Klantnummer', isNeeded: true, text: 'Hieraan herkennen wij de klant.' },
      { name: 'Bedrijf', isNeeded: true, text: 'De naam op facturen.' },
      { name: 'Soort klant', text: 'zakelijk of particulier.' },
      { name: 'KvK-nummer', text: '8 cijfers.' },
      { name: 'Btw-nummer', text: 'Wordt gecontroleerd, bijvoorbeeld NL123456782B01.' },
      { name: 'E-mail', isNeeded: true, text: 'Hiermee logt de gebruiker in.' },
      { name: 'Voornaam', text: 'Van de gebruiker.' },
      { name: 'Achternaam', text: 'Van de gebruiker.' },
      { name: 'Telefoon', text: 'Leeg mag.' },
      { name: 'Prijslijst', text: 'Naam of code van een prijslijst die er al is.' },
      { name: 'Betaaltermijn', text: 'In dagen.' },
      { name: 'Kredietlimiet', text: 'In euro. Leeg: geen limiet.' },
      { name: 'Straat', isNeeded: true, text: 'Van het hoofdadres.' },
      { name: 'Huisnummer', isNeeded: true, text: 'Met toevoeging: 12a.' },
      { name: 'Postcode', isNeeded: true, text: 'Nederlands of Belgisch.' },
      { name: 'Plaats', isNeeded: true, text: 'Van het hoofdadres.' },
      { name: 'Land', text: 'NL of BE.' },
    ],
    notes: ['Prijzen van één klant zijn een eigen soort import: Prijsafspraken.'],
  },
};

export const firstShopGuide = {
  title: 'Eerste winkel',
  lead: 'Vier werkbladen vullen een lege winkel: artikelen, voorraad, prijzen en klanten, in deze volgorde. U ziet elke wijziging voordat ze wordt gemaakt, en kunt elke import 30 dagen lang terugdraaien.',
  contents: 'Op deze pagina',
  before: 'Vooraf',
  beforeSteps: {
    groups:
      'Maak de groepen waarin uw artikelen staan. Een bestand maakt er nooit een: een typefout zou dan in het menu staan. Voor de voorbeelden: Schoonmaak, met daarin Dweilen.',
    priceLists: 'Maak uw prijslijsten, als u die hebt. Voor de voorbeelden: Horeca.',
  },
  toGroups: 'Naar Groepen',
  toPriceLists: 'Naar Prijslijsten',
  each: 'Elk werkblad gaat hetzelfde',
  eachSteps: [
    [
      'Bron',
      'Kies wat u importeert en sleep het bestand erheen. CSV en Excel (.xlsx) kunnen allebei. Kolommen mogen anders heten en in een andere volgorde staan.',
    ],
    [
      'Kolommen',
      'Controleer wat elke kolom wordt. Wat u niet kiest, kan niet veranderen. Een lege cel laat de waarde staan, tenzij u anders kiest.',
    ],
    [
      'Wat verandert er?',
      'Elke waarde met Was en Wordt. Regels met een fout worden overgeslagen: download ze als Excel met de reden erbij, verbeter ze daar en importeer dat bestand.',
    ],
    ['Toepassen', 'Precies wat u hebt gezien.'],
  ] as const,
  order: { products: '1. Artikelen', stock: '2. Voorraad', prices: '3. Prijzen', customers: '4. Klanten' },
  column: 'Kolom',
  needed: 'Nodig',
  isNeeded: 'ja',
  isNotNeeded: 'nee',
  meaning: 'Wat erin staat',
  columnsOf: (sheet: string) => `Kolommen van ${sheet}`,
  toImport: (kind: string) => `${kind} importeren`,
  sample: (kind: string) => `Download een voorbeeld: ${kind} (CSV)`,
  after: 'Daarna',
  afterSteps: {
    order:
      'Laat een klant een wachtwoord kiezen, log in, zoek een artikel en bestel. De bestelling staat dan bij Bestellingen.',
    company: 'Vul bij Instellingen adres, telefoon, KvK- en btw-nummer en IBAN in, en wat bezorgen kost.',
    pages: 'Vul bij Pagina’s de concepten aan van de pagina’s waar de winkel naar verwijst, en publiceer ze.',
    check: 'De Winkelcheck toont wat er nog ontbreekt.',
  },
  toOrders: 'Naar Bestellingen',
  toSettings: 'Naar Instellingen',
  toPages: 'Naar Pagina’s',
  toCheck: 'Naar de Winkelcheck',
  wrong:
    'Ging er iets mis? In de geschiedenis staat elke import. Terugdraaien laat eerst zien wat er terugkomt.',
  toHistory: 'Naar de geschiedenis',
} as const;
