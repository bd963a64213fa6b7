import type { DemoSupplier } from './model.ts';

const NL = 'Nederland';

/** The suppliers of the demo shops. Each brand has one of these. */
export const suppliers: readonly DemoSupplier[] = [
  {
    name: 'Vellendorp Papier',
    colour: '#1d4f8c',
    emblem: 'roll',
    city: 'Eerbeek',
    country: NL,
    description:
      'Vellendorp maakt en snijdt hygiënepapier, van toiletrol tot handdoek. Het bedrijf draait vier papiermachines, waarvan één alleen op oud papier. Rollen op maat van uw dispenser zijn mogelijk vanaf een pallet.',
    contact: { name: 'Marit Oldekamp', phone: '088 555 01 10', email: 'verkoop@vellendorp.test' },
    brands: ['helderwit', 'vezelaar', 'papivolta'],
    certificates: ['ISO 9001', 'FSC-keten', 'EU Ecolabel'],
  },
  {
    name: 'Noorderrol Import',
    colour: '#1f7a80',
    emblem: 'peaks',
    city: 'Delfzijl',
    country: NL,
    description:
      'Noorderrol haalt papier uit Zweden en Duitsland en houdt er een voorraad van in de haven. Daardoor blijven ook de zware poetsrollen en het zachte toiletpapier snel leverbaar.',
    contact: { name: 'Hidde Wiersma', phone: '088 555 01 20', email: 'kantoor@noorderrol.test' },
    brands: ['zachtvel', 'nordvlies'],
    certificates: ['FSC-keten', 'PEFC-keten'],
  },
  {
    name: 'Merwedezak',
    colour: '#c25a17',
    emblem: 'sack',
    city: 'Gorinchem',
    country: NL,
    description:
      'Merwedezak blaast folie en last er zakken van, vooral uit gerecycled materiaal. De dikte van elke partij wordt gemeten en staat op de rol.',
    contact: { name: 'Ruben de Vlaming', phone: '088 555 01 30', email: 'orders@merwedezak.test' },
    brands: ['sterkvang', 'zakkora'],
    certificates: ['ISO 9001', 'ISO 14001'],
  },
  {
    name: 'Kringkeus',
    colour: '#3f8f3a',
    emblem: 'loop',
    city: 'Venlo',
    country: NL,
    description:
      'Kringkeus levert alles om afval gescheiden te houden: bakken, zakken per stroom en zakken die in de composthoop verdwijnen. Onderdelen van bakken zijn tien jaar na te bestellen.',
    contact: { name: 'Sanne Peulen', phone: '088 555 01 40', email: 'vraag@kringkeus.test' },
    brands: ['hergolin', 'bladrond', 'tonnerik'],
    certificates: ['ISO 14001', 'EN 13432'],
  },
  {
    name: 'Zuiderzeep Chemie',
    colour: '#0f7ac0',
    emblem: 'drop',
    city: 'Harderwijk',
    country: NL,
    description:
      'Zuiderzeep mengt en bottelt dagelijkse reinigers, van allesreiniger tot ontvetter. Van elk middel is een veiligheidsblad in het Nederlands. Lege jerrycans neemt het bedrijf terug.',
    contact: { name: 'Jelle Botterman', phone: '088 555 01 50', email: 'info@zuiderzeep.test' },
    brands: ['sopranol', 'frisolant', 'vetlozen', 'groenzuiver'],
    certificates: ['ISO 9001', 'EU Ecolabel', 'ISO 14001'],
  },
  {
    name: 'Rijnwaarde Professional',
    colour: '#a31f33',
    emblem: 'diamond',
    city: 'Arnhem',
    country: NL,
    description:
      'Rijnwaarde verkoopt geconcentreerde middelen voor vloer, spoelkeuken en wasserij, en middelen om te desinfecteren. Een adviseur stelt de dosering bij u in.',
    contact: { name: 'Nadia Verhagen', phone: '088 555 01 60', email: 'advies@rijnwaarde.test' },
    brands: ['klarivaan', 'vaatora', 'waslinde', 'desimaro'],
    certificates: ['ISO 9001', 'ISO 45001', 'EU Ecolabel'],
  },
  {
    name: 'Schuimhof Verzorging',
    colour: '#c2477a',
    emblem: 'bubbles',
    city: 'Deventer',
    country: NL,
    description:
      'Schuimhof maakt zeep, gel en crème voor handen die vaak worden gewassen. De navulling past in de dispenser van hetzelfde merk, en de flessen zijn van gerecycled plastic.',
    contact: { name: 'Elin Groothuis', phone: '088 555 01 70', email: 'contact@schuimhof.test' },
    brands: ['handelijn', 'schuimora', 'palmadou'],
    certificates: ['ISO 9001', 'EU Ecolabel'],
  },
  {
    name: 'Wandgoed Dispensers',
    colour: '#44546a',
    emblem: 'hexagon',
    city: 'Helmond',
    country: NL,
    description:
      'Wandgoed maakt dispensers van kunststof en roestvrij staal, en luchtverfrissers voor aan de muur. Sloten, sleutels en ruiten zijn los te bestellen.',
    contact: { name: 'Teun van Asten', phone: '088 555 01 80', email: 'service@wandgoed.test' },
    brands: ['muurhart', 'inoxara', 'geurmolen'],
    certificates: ['ISO 9001'],
  },
  {
    name: 'Beschermhof',
    colour: '#2d6fa8',
    emblem: 'shield',
    city: 'Zwolle',
    country: NL,
    description:
      'Beschermhof voert handschoenen, mondkapjes en kleding voor zorg, keuken en bouw. Van elke partij controleert het bedrijf de maten en de sterkte voordat zij wordt verkocht.',
    contact: { name: 'Yara Kiers', phone: '088 555 01 90', email: 'verkoop@beschermhof.test' },
    brands: ['grijpland', 'latesco', 'vingervast', 'ademwacht', 'schermaar'],
    certificates: ['ISO 9001', 'EN 455'],
  },
  {
    name: 'Steelvoort Materialen',
    colour: '#c8651b',
    emblem: 'mop',
    city: 'Oss',
    country: NL,
    description:
      'Steelvoort maakt stelen, moppen, borstels en doeken die bij elkaar passen. Wie een mop vervangt, houdt de steel en de plaat.',
    contact: { name: 'Guus Maessen', phone: '088 555 02 10', email: 'orders@steelvoort.test' },
    brands: ['mopperij', 'borstelaer', 'microvaan'],
    certificates: ['ISO 9001', 'ISO 14001'],
  },
  {
    name: 'Tafelkade',
    colour: '#8f3350',
    emblem: 'cup',
    city: 'Zaandam',
    country: NL,
    description:
      'Tafelkade levert bekers, servetten, koffie en wat er verder op tafel komt. Alles wat met eten in aanraking komt, is daarvoor gekeurd.',
    contact: { name: 'Lotte Zijlmans', phone: '088 555 02 20', email: 'bestel@tafelkade.test' },
    brands: ['bekerbos', 'tafelwijs', 'bonenkade'],
    certificates: ['ISO 22000', 'FSC-keten'],
  },
  {
    name: 'Golfkarton Westerdok',
    mark: 'Westerdok',
    colour: '#9a6c2f',
    emblem: 'box',
    city: 'Dordrecht',
    country: NL,
    description:
      'Westerdok vouwt dozen en bakken van karton en wikkelt folie en tape. Dozen met uw opdruk zijn er vanaf vijfhonderd stuks.',
    contact: { name: 'Bram Kooiman', phone: '088 555 02 30', email: 'verkoop@westerdok.test' },
    brands: ['kartonka', 'wikkelrijk'],
    certificates: ['FSC-keten', 'ISO 22000'],
  },
  {
    name: 'Samenmerk Inkoop',
    colour: '#374151',
    emblem: 'seal',
    city: 'Amersfoort',
    country: NL,
    description:
      'Samenmerk laat voor een groep winkels de huismerken maken. Het kiest de fabriek, bewaakt de samenstelling en keurt elk jaar opnieuw.',
    contact: { name: 'Ida Brouwers', phone: '088 555 02 40', email: 'huismerken@samenmerk.test' },
    brands: ['house'],
    certificates: ['ISO 9001', 'ISO 14001'],
  },
];
