import { combine, type Family, family } from '../build-family.ts';
import { type Colour, hex } from '../colours.ts';
import { counted, decimal } from '../units.ts';

const film = {
  HDPE: { density: 0.95, perKilo: 205, word: 'HDPE, dun en stijf' },
  LDPE: { density: 0.92, perKilo: 215, word: 'LDPE, soepel en scheurvast' },
  'gerecycled LDPE': { density: 0.93, perKilo: 175, word: 'minimaal 80 % gerecycled LDPE' },
  composteerbaar: { density: 1.25, perKilo: 560, word: 'bioplastic op zetmeelbasis' },
} as const;
type Film = keyof typeof film;

interface Bag {
  size: string;
  litres: number;
  micron: number;
  film: Film;
  colour: Colour;
  roll: number;
  box: number;
}

/** Cents for one bag: the weight of its two sheets of film, times the price of a kilo, plus making it. */
function bagPrice({ size, micron, film: kind }: Bag): number {
  return (bagGrams(size, micron, kind) / 1000) * film[kind].perKilo + 0.35;
}
function bagGrams(size: string, micron: number, kind: Film): number {
  const [wide = 0, high = 0] = size.split('x').map(Number);
  return (wide * high * 2 * micron * film[kind].density) / 10_000;
}
const shown = (size: string) => `${size.replace('x', ' x ')} cm`;
const kilos = (bag: Bag) =>
  decimal(Math.max(1, Math.round(bagGrams(bag.size, bag.micron, bag.film) / (bag.film === 'HDPE' ? 5 : 4))));

const bagSpecs = (bag: Bag): Record<string, string> => ({
  Afmeting: shown(bag.size),
  Inhoud: `${bag.litres} liter`,
  Dikte: `${bag.micron} micron`,
  Materiaal: film[bag.film].word,
  Kleur: bag.colour,
  'Gewicht per zak': `${decimal(bagGrams(bag.size, bag.micron, bag.film), 1)} g`,
  'Zakken per rol': String(bag.roll),
  ...(bag.film === 'composteerbaar' ? { Norm: 'EN 13432' } : {}),
});
const bagFacets = (bag: Bag) => ({
  kleur: bag.colour,
  inhoud: `${bag.litres} liter`,
  materiaal: bag.film,
  certificaat:
    bag.film === 'composteerbaar' ? 'EN 13432' : bag.film === 'gerecycled LDPE' ? 'Blauer Engel' : undefined,
});
const bagDraft = (bag: Bag, head: string, extra: string) => ({
  head,
  tail: `${bag.size.replace('x', 'x')} cm T${bag.micron} ${bag.litres} liter, ${bag.film} ${bag.colour}${extra}`,
  piece: bagPrice(bag),
  specs: bagSpecs(bag),
  facets: bagFacets(bag),
  shot: {
    form: bag.roll * 2 > bag.box ? ('bin-bag-box' as const) : ('bin-bag-roll' as const),
    colour: hex[bag.colour],
    label: `${bag.litres} L`,
    count: 1,
  },
});
const rolls = (bag: Bag, pallet: number) => [
  `rol ${bag.roll}`,
  `*doos ${bag.box}`,
  `pallet ${bag.box * pallet}`,
];

export const bags: Family[] = [
  family({
    key: 'pedaalemmerzakken',
    group: 'afval/afvalzakken/pedaalemmerzakken',
    base: 'zak',
    brands: ['sterkvang', 'zakkora', 'house'],
    share: 0.85,
    variants: [
      ...combine({
        size: ['45x50'],
        litres: [20],
        micron: [10],
        film: ['HDPE'],
        colour: ['wit', 'transparant', 'zwart', 'blauw'],
        roll: [50],
        box: [1000],
      }),
      ...combine({
        size: ['50x55'],
        litres: [25],
        micron: [12],
        film: ['HDPE'],
        colour: ['wit', 'grijs', 'transparant'],
        roll: [50],
        box: [1000],
      }),
      ...combine({
        size: ['60x60'],
        litres: [30],
        micron: [15],
        film: ['HDPE', 'gerecycled LDPE'],
        colour: ['wit', 'grijs'],
        roll: [25],
        box: [500],
      }),
      ...combine({
        size: ['36x46'],
        litres: [10],
        micron: [8],
        film: ['HDPE'],
        colour: ['wit', 'transparant'],
        roll: [50],
        box: [2000],
      }),
    ],
    draft: (bag) => ({
      ...bagDraft(bag, 'Pedaalemmerzak', ''),
      packs: rolls(bag, 60),
      tell: [
        `Zakje van ${bag.litres} liter voor pedaalemmers en prullenbakjes tot ${bag.litres - 4} liter; de rand slaat over zonder weg te zakken.`,
        bag.colour === 'transparant'
          ? 'Doorzichtig, zodat u ziet wat erin zit voordat de zak de container in gaat.'
          : 'Voor droog kantoorafval, sanitaire ruimten en hotelkamers.',
        `Op rollen van ${bag.roll} met perforatie, compact in de werkwagen.`,
      ],
    }),
  }),
  family({
    key: 'vuilniszakken',
    group: 'afval/afvalzakken/vuilniszakken',
    base: 'zak',
    brands: ['sterkvang', 'zakkora', 'hergolin', 'house'],
    share: 0.72,
    variants: [
      ...combine({
        size: ['60x80', '70x90'],
        litres: [60],
        micron: [25, 35],
        film: ['LDPE', 'gerecycled LDPE'],
        colour: ['zwart', 'grijs'],
        roll: [25],
        box: [500],
      }).filter((v) => (v.size === '60x80') === (v.micron === 25)),
      ...combine({
        size: ['70x110'],
        litres: [120],
        micron: [30, 50, 70],
        film: ['LDPE', 'gerecycled LDPE'],
        colour: ['zwart', 'grijs', 'blauw'],
        roll: [20],
        box: [200],
      }).filter((v) => v.film === 'LDPE' || v.colour !== 'zwart' || v.micron !== 30),
    ],
    draft: (bag) => ({
      ...bagDraft(bag, 'Afvalzak', ''),
      packs: rolls(bag, 48),
      tell: [
        bag.micron >= 70
          ? `Zware zak van ${bag.micron} micron voor puin, tuinafval en scherpe resten, draagt tot ongeveer ${kilos(bag)} kg.`
          : bag.micron >= 50
            ? `Stevige zak voor nat en gemengd afval van keuken, horeca en productie; draagt tot ongeveer ${kilos(bag)} kg.`
            : `Afvalzak van ${bag.litres} liter voor dagelijks restafval in werkwagen of afvalbak.`,
        bag.film === 'gerecycled LDPE'
          ? 'Gemaakt van gebruikte folie uit de handel: minder nieuwe grondstof bij vrijwel dezelfde sterkte.'
          : 'Nieuw LDPE rekt voordat het scheurt, ook bij een hoekige verpakking.',
      ],
    }),
  }),
  family({
    key: 'containerzakken',
    group: 'afval/afvalzakken/containerzakken',
    base: 'zak',
    brands: ['sterkvang', 'hergolin', 'zakkora', 'house'],
    share: 0.7,
    variants: [
      ...combine({
        size: ['80x110'],
        litres: [140],
        micron: [35, 50],
        film: ['LDPE', 'gerecycled LDPE'],
        colour: ['zwart', 'grijs'],
        roll: [10],
        box: [200],
      }),
      ...combine({
        size: ['115x140'],
        litres: [240],
        micron: [30, 45],
        film: ['LDPE', 'gerecycled LDPE'],
        colour: ['grijs', 'transparant'],
        roll: [10],
        box: [100],
      }),
      ...combine({
        size: ['130x170'],
        litres: [400],
        micron: [45, 60],
        film: ['gerecycled LDPE'],
        colour: ['zwart', 'transparant'],
        roll: [10],
        box: [50],
      }),
    ],
    draft: (bag) => ({
      ...bagDraft(bag, 'Containerzak', ''),
      packs: rolls(bag, 48),
      tell: [
        bag.litres === 240
          ? 'Houdt de binnenkant van een rolcontainer van 240 liter schoon en bespaart het uitspuiten na elke lediging.'
          : bag.litres === 140
            ? 'Maat voor de rolcontainer van 120 en 140 liter, met genoeg overslag om de rand te klemmen.'
            : 'Extra grote zak voor rolcontainers met brede rand, foliebalen en lichte volumineuze resten.',
        `Met ${bag.micron} micron ${bag.micron > 40 ? 'ook bij nat en zwaar afval veilig uit de container te tillen' : 'ruim voldoende voor papier, folie en droog restafval'}.`,
      ],
    }),
  }),
  family({
    key: 'composteerbare-zakken',
    group: 'afval/afvalzakken/composteerbare-zakken',
    base: 'zak',
    brands: ['bladrond', 'hergolin', 'house'],
    variants: [
      { size: '42x45', litres: 10, micron: 15, roll: 25, box: 1000 },
      { size: '50x58', litres: 20, micron: 16, roll: 25, box: 500 },
      { size: '55x63', litres: 30, micron: 18, roll: 20, box: 500 },
      { size: '65x85', litres: 60, micron: 20, roll: 10, box: 300 },
      { size: '80x110', litres: 140, micron: 22, roll: 10, box: 120 },
      { size: '115x140', litres: 240, micron: 25, roll: 5, box: 60 },
    ],
    draft: (size) => {
      const bag: Bag = { ...size, film: 'composteerbaar', colour: 'lichtgroen' };
      return {
        ...bagDraft(bag, 'Composteerbare zak', ''),
        tail: `${bag.size} cm ${bag.litres} liter, bioplastic lichtgroen`,
        packs: [`rol ${bag.roll}`, `*doos ${bag.box}`],
        tell: [
          `Zak van ${bag.litres} liter voor gft, swill en koffiedik, die met de inhoud mee de industriële compostering in mag (EN 13432).`,
          'Laat vocht door als damp: minder lekwater en minder geur dan in een gewone zak. Vervang hem wel om de drie dagen.',
          'Vraag uw inzamelaar of bioplastic zakken in uw gemeente zijn toegestaan.',
        ],
      };
    },
  }),
  family({
    key: 'gekleurde-zakken',
    group: 'afval/inzamelzakken/gescheiden-inzameling',
    base: 'zak',
    brands: ['sterkvang', 'zakkora', 'house'],
    share: 0.9,
    variants: combine({
      stream: [
        { name: 'pmd', colour: 'oranje' },
        { name: 'papier', colour: 'blauw' },
        { name: 'gft', colour: 'groen' },
        { name: 'glas', colour: 'geel' },
        { name: 'restafval', colour: 'grijs' },
        { name: 'pmd', colour: 'transparant' },
      ],
      format: [
        { size: '60x80', litres: 60, micron: 22, roll: 25, box: 500 },
        { size: '70x110', litres: 120, micron: 30, roll: 20, box: 200 },
      ],
    }),
    draft: ({ stream, format }) => {
      const bag: Bag = { ...format, film: 'LDPE', colour: stream.colour };
      return {
        ...bagDraft(bag, `Inzamelzak ${stream.name}`, ''),
        packs: [`rol ${bag.roll}`, `*doos ${bag.box}`],
        tell: [
          `${stream.colour === 'transparant' ? 'Doorzichtige' : `Zak in ${stream.colour}`}${stream.colour === 'transparant' ? ' zak' : ''} van ${bag.litres} liter voor ${stream.name} in een afvaleiland of inzamelrek.`,
          stream.colour === 'transparant'
            ? 'Inzamelaars zien meteen of er goed gescheiden is.'
            : `Met één kleur per stroom ziet iedereen waar ${stream.name} hoort en wordt de zak beneden niet verwisseld.`,
        ],
      };
    },
  }),
  family({
    key: 'medisch-afval',
    group: 'afval/inzamelzakken/zorg-en-medisch',
    base: 'zak',
    brands: ['schermaar', 'sterkvang', 'house'],
    variants: [
      { size: '60x80', litres: 60, micron: 50, colour: 'geel', use: 'ziekenhuisafval' },
      { size: '70x110', litres: 120, micron: 60, colour: 'geel', use: 'ziekenhuisafval' },
      { size: '70x110', litres: 120, micron: 30, colour: 'rood', use: 'besmet linnen' },
      { size: '70x110', litres: 120, micron: 30, colour: 'wit', use: 'schoon linnen' },
      { size: '65x85', litres: 60, micron: 25, colour: 'blauw', use: 'incontinentiemateriaal' },
    ] as const,
    draft: ({ use, ...format }) => {
      const bag: Bag = { ...format, film: 'LDPE', roll: 25, box: 250 };
      return {
        ...bagDraft(bag, `Zak ${use}`, ''),
        packs: ['rol 25', '*doos 250'],
        tell: [
          `Zak van ${bag.micron} micron in ${bag.colour}, de in de zorg gebruikelijke kleur voor ${use}.`,
          use === 'ziekenhuisafval'
            ? 'Bestemd voor het vat; sluit de zak voordat het deksel erop gaat. Niet voor scherpe voorwerpen.'
            : 'Vloeistofdicht gelaste bodem, zodat vocht niet op de gang of in de waskar terechtkomt.',
        ],
      };
    },
  }),
  family({
    key: 'hygienezakjes',
    group: 'afval/inzamelzakken/hygienezakjes',
    base: 'stuk',
    brands: ['sterkvang', 'bladrond', 'house'],
    variants: [
      { kind: 'papier', pack: 100, piece: 3.1 },
      { kind: 'HDPE', pack: 30, piece: 2.6 },
      { kind: 'composteerbaar', pack: 30, piece: 5.2 },
    ] as const,
    draft: ({ kind, pack, piece }) => ({
      head: 'Hygiënezakjes',
      tail: `dames, ${kind} wit, ${counted(pack, 'stuk')} per houderverpakking`,
      piece,
      packs: [`pak ${pack}`, `*doos ${pack * 50}`],
      tell: [
        `Zakje voor maandverband en tampons, per ${pack} in een doosje dat in de wandhouder past.`,
        kind === 'papier'
          ? 'Van gebleekt kraftpapier met waslaag, zodat er niets doorlekt.'
          : kind === 'HDPE'
            ? 'Ondoorzichtig en dicht, eenhandig uit de houder te trekken.'
            : 'Composteerbaar volgens EN 13432 en toch dicht genoeg voor een dag in de bak.',
      ],
      specs: {
        Materiaal: kind,
        Afmeting: '12 x 28 cm',
        'Per houderverpakking': counted(pack, 'stuk'),
        Kleur: 'wit',
      },
      facets: {
        kleur: 'wit',
        materiaal: kind,
        certificaat: kind === 'composteerbaar' ? 'EN 13432' : undefined,
        inhoud: `${pack} stuks`,
      },
      shot: { form: 'tissue-box', colour: hex.wit, accent: hex.roze, label: `${pack} st.`, count: 1 },
    }),
  }),
  family({
    key: 'pedaalemmers',
    group: 'afval/afvalbakken/pedaalemmers',
    base: 'stuk',
    brands: ['tonnerik', 'inoxara', 'house'],
    share: 0.85,
    variants: combine({ litres: [3, 5, 12, 20, 30], finish: ['rvs', 'wit', 'zwart'] }),
    draft: ({ litres, finish }) => ({
      head: 'Pedaalemmer',
      tail: `${litres} liter, ${finish === 'rvs' ? 'geborsteld rvs' : `staal gelakt ${finish}`}`,
      piece: (900 + litres * 165) * (finish === 'rvs' ? 1.25 : 1),
      packs: ['stuk 1'],
      tell: [
        `Pedaalemmer van ${litres} liter met uitneembare kunststof binnenbak en gedempt deksel.`,
        litres <= 5
          ? 'Klein genoeg voor naast het toilet of onder de wastafel.'
          : litres <= 12
            ? 'Maat voor behandelkamer, badkamer en bureau.'
            : 'Voor pantry en keuken; de voet blijft staan als het pedaal wordt ingetrapt.',
      ],
      specs: {
        Inhoud: `${litres} liter`,
        Materiaal: finish === 'rvs' ? 'roestvrij staal 430' : 'gelakt staal',
        Kleur: finish,
        Binnenbak: 'uitneembaar, kunststof',
        Hoogte: `${22 + Math.round(litres * 1.35)} cm`,
        'Passende zak': litres <= 5 ? '36 x 46 cm' : litres <= 12 ? '45 x 50 cm' : '60 x 60 cm',
      },
      facets: { kleur: finish, inhoud: `${litres} liter`, materiaal: finish === 'rvs' ? 'rvs' : 'staal' },
      shot: { form: 'pedal-bin', colour: hex[finish], accent: hex.antraciet, label: `${litres} L` },
    }),
  }),
  family({
    key: 'afvalbakken',
    group: 'afval/afvalbakken/prullenbakken',
    base: 'stuk',
    brands: ['tonnerik', 'house'],
    share: 0.9,
    variants: [
      ...combine({ kind: ['Papierbak'], litres: [13, 18], colour: ['zwart', 'grijs', 'blauw'], price: [38] }),
      ...combine({
        kind: ['Swingafvalbak'],
        litres: [25, 50],
        colour: ['wit', 'grijs', 'zwart'],
        price: [52],
      }),
      ...combine({
        kind: ['Vuilnisvat met deksel'],
        litres: [75, 100],
        colour: ['grijs', 'groen'],
        price: [36],
      }),
    ],
    draft: ({ kind, litres, colour, price }) => ({
      head: kind,
      tail: `${litres} liter, kunststof ${colour}`,
      piece: 180 + litres * price,
      packs: kind === 'Papierbak' ? ['*stuk 1', 'doos 12'] : ['stuk 1'],
      tell: [
        kind === 'Papierbak'
          ? `Taps gevormde bak van ${litres} liter voor naast het bureau; leeg stapelbaar.`
          : kind === 'Swingafvalbak'
            ? `Afvalbak van ${litres} liter met klapdeksel dat vanzelf sluit, zodat het afval uit het zicht blijft.`
            : `Dikwandig vat van ${litres} liter met los deksel en verzonken handgrepen, bestand tegen vorst en stoten.`,
        'Glad kunststof zonder randen aan de binnenkant: met een natte doek is de bak weer schoon.',
      ],
      specs: {
        Inhoud: `${litres} liter`,
        Materiaal: 'polypropeen',
        Kleur: colour,
        Deksel: kind === 'Papierbak' ? 'geen' : kind === 'Swingafvalbak' ? 'klapdeksel' : 'los deksel',
      },
      facets: { kleur: colour, inhoud: `${litres} liter`, materiaal: 'kunststof' },
      shot: {
        form: kind === 'Papierbak' ? 'waste-bin' : kind === 'Swingafvalbak' ? 'swing-bin' : 'drum-bin',
        colour: hex[colour],
        label: `${litres} L`,
      },
    }),
  }),
  family({
    key: 'afvalscheiding',
    group: 'afval/afvalbakken/afvalscheiding',
    base: 'stuk',
    brands: ['tonnerik', 'hergolin'],
    variants: combine({
      stream: [
        { name: 'pmd', colour: 'oranje' },
        { name: 'papier', colour: 'blauw' },
        { name: 'gft', colour: 'groen' },
        { name: 'restafval', colour: 'antraciet' },
      ],
      litres: [60, 90],
    }),
    draft: ({ stream, litres }) => ({
      head: `Afvalscheidingsbak ${stream.name}`,
      tail: `${litres} liter, grijs met deksel ${stream.colour}`,
      piece: 2400 + litres * 32,
      packs: ['stuk 1'],
      tell: [
        `Smalle bak van ${litres} liter met ${stream.colour} deksel voor ${stream.name}; meerdere bakken haken aan elkaar tot één afvaleiland.`,
        stream.name === 'papier'
          ? 'De gleuf in het deksel laat vellen en tijdschriften door, maar geen bekers.'
          : 'De zakkenring houdt de zak onzichtbaar vast.',
      ],
      specs: {
        Inhoud: `${litres} liter`,
        Afvalstroom: stream.name,
        Afmeting: litres === 60 ? '28 x 58 x 60 cm' : '28 x 58 x 88 cm',
        Materiaal: 'gerecycled polypropeen',
        Dekselkleur: stream.colour,
        'Passende zak': '70 x 110 cm',
      },
      facets: { kleur: stream.colour, inhoud: `${litres} liter`, materiaal: 'gerecycled kunststof' },
      shot: {
        form: 'sorting-bin',
        colour: hex.grijs,
        accent: hex[stream.colour],
        label: stream.name,
        litres,
      },
    }),
  }),
];
