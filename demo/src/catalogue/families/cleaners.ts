import type { BrandKey } from '../brands.ts';
import { type Family, family } from '../build-family.ts';
import { hex } from '../colours.ts';
import { decimal } from '../units.ts';

/** Ways a liquid is filled: content in litres, packaging, and what a litre costs against the 1 litre bottle. */
const fillings = {
  spray: {
    litres: 0.5,
    base: 'fles',
    packs: ['fles 1', '*doos 12'],
    form: 'spray-bottle',
    perLitre: 1.35,
    word: 'sprayflacon 500 ml',
    label: '500 ml',
  },
  spray750: {
    litres: 0.75,
    base: 'fles',
    packs: ['fles 1', '*doos 6'],
    form: 'spray-bottle',
    perLitre: 1.2,
    word: 'sprayflacon 750 ml',
    label: '750 ml',
  },
  litre: {
    litres: 1,
    base: 'fles',
    packs: ['*fles 1', 'doos 12', 'pallet 480'],
    form: 'bottle',
    perLitre: 1,
    word: 'fles 1 liter',
    label: '1 L',
  },
  squeeze: {
    litres: 0.75,
    base: 'fles',
    packs: ['*fles 1', 'doos 12'],
    form: 'squeeze-bottle',
    perLitre: 1.08,
    word: 'knijpfles 750 ml',
    label: '750 ml',
  },
  can5: {
    litres: 5,
    base: 'can',
    packs: ['*can 1', 'doos 2', 'pallet 96'],
    form: 'jerrycan',
    perLitre: 0.66,
    word: 'can 5 liter',
    label: '5 L',
  },
  can10: {
    litres: 10,
    base: 'can',
    packs: ['*can 1', 'pallet 60'],
    form: 'jerrycan',
    perLitre: 0.58,
    word: 'can 10 liter',
    label: '10 L',
  },
  can20: {
    litres: 20,
    base: 'can',
    packs: ['*can 1', 'pallet 24'],
    form: 'jerrycan',
    perLitre: 0.52,
    word: 'can 20 liter',
    label: '20 L',
  },
} as const;
type Filling = keyof typeof fillings;

/** One sort of product: what it does, in which scents or versions and fillings. */
interface Cleaner {
  key: string;
  group: string;
  head: string;
  brands: BrandKey[];
  /** Cents for a litre in the 1 litre bottle. */
  litre: number;
  versions: {
    name: string;
    colour: string;
    facet?: string;
    cert?: string;
    price?: number;
    fact?: string;
    how?: string;
    fillings?: Filling[];
  }[];
  fillings: Filling[];
  share?: number;
  ph: string;
  /** Dosage of a concentrate; ready-to-use when left out. */
  dose?: string;
  does: string;
  how: string;
  specs?: Record<string, string>;
}

function cleaner(spec: Cleaner): Family {
  return family({
    key: spec.key,
    group: spec.group,
    base: 'stuk',
    brands: spec.brands,
    share: spec.share,
    variants: spec.versions.flatMap((version) =>
      (version.fillings ?? spec.fillings).map((filling) => ({ version, fill: fillings[filling] })),
    ),
    draft: ({ version, fill }) => {
      const isSpray = fill.form === 'spray-bottle';
      // A spray contains the finished solution, also when the larger packs hold the concentrate.
      const dose = isSpray ? undefined : spec.dose;
      return {
        head: spec.head,
        tail: `${version.name}, ${fill.word}`,
        base: fill.base,
        piece:
          spec.litre * fill.litres * fill.perLitre * (version.price ?? 1) +
          (isSpray ? 35 : fill.litres >= 5 ? 60 : 12),
        packs: fill.packs,
        step: fill.form === 'bottle' && spec.litre < 230 ? 6 : 1,
        tell: [
          version.fact ? `${spec.does} ${version.fact}` : spec.does,
          version.how ?? spec.how,
          ...(dose && fill.litres >= 5
            ? [
                `Met ${dose} haalt u uit deze can ongeveer ${yieldOf(dose, fill.litres)} liter gebruiksoplossing.`,
              ]
            : fill.litres >= 5 && spec.fillings.includes('spray750')
              ? ['Bedoeld om sprayflacons bij te vullen: dat scheelt per liter ruim een derde.']
              : []),
        ],
        specs: {
          Inhoud: `${decimal(fill.litres)} liter`,
          pH: spec.ph,
          Dosering: dose ?? 'gebruiksklaar',
          Geur: version.facet ?? version.name,
          Keurmerk: version.cert,
          ...spec.specs,
        },
        facets: {
          inhoud: `${decimal(fill.litres)} liter`,
          certificaat: version.cert ?? spec.specs?.Norm?.split(',')[0],
        },
        shot: {
          form: fill.form,
          colour: version.colour,
          accent: hex.wit,
          label: fill.label,
          litres: fill.form === 'jerrycan' ? fill.litres : undefined,
          count: 1,
        },
      };
    },
  });
}

/** Litres of solution out of a pack, from a dosage such as '20 ml per 5 liter water'. */
function yieldOf(dose: string, litres: number): string {
  const [, ml = '1', water = '1'] = /(\d+) ml per (\d+) liter/.exec(dose) ?? [];
  return String(Math.round(((litres * 1000) / Number(ml)) * Number(water))).replace(/\B(?=(\d{3})+$)/g, '.');
}

const eco = (colour: string = hex.lichtgroen, price = 1.12) => ({
  name: 'ecologisch, parfumvrij',
  facet: 'geen parfum',
  colour,
  cert: 'EU Ecolabel',
  price,
  fact: 'Met EU Ecolabel en zonder parfum of kleurstof.',
});
const basis = 'schoonmaakmiddelen';

export const cleaners: Family[] = [
  cleaner({
    key: 'allesreiniger',
    group: `${basis}/interieur-en-vloer/allesreinigers`,
    head: 'Allesreiniger',
    brands: ['sopranol', 'frisolant', 'groenzuiver', 'house'],
    share: 0.8,
    litre: 210,
    versions: [
      { name: 'fris', colour: hex.blauw },
      { name: 'citroen', colour: hex.geel },
      { name: 'dennen', colour: hex.groen },
      eco(),
    ],
    fillings: ['litre', 'can5', 'can10'],
    ph: '8,0',
    dose: '40 ml per 8 liter water',
    does: 'Reinigt alle waterbestendige oppervlakken: deuren, tegelwerk, kunststof, lakwerk en harde vloeren.',
    how: 'Laat geen strepen of plaklaag achter; naspoelen is niet nodig.',
  }),
  cleaner({
    key: 'interieurreiniger',
    group: `${basis}/interieur-en-vloer/interieurreinigers`,
    head: 'Interieurreiniger',
    brands: ['sopranol', 'klarivaan', 'frisolant', 'house'],
    share: 0.8,
    litre: 300,
    versions: [
      { name: 'neutraal', facet: 'licht fris', colour: hex.lichtblauw },
      {
        name: 'alcoholisch',
        facet: 'alcohol',
        colour: hex.roze,
        price: 1.12,
        fact: 'Droogt door de alcohol zonder strepen op.',
      },
      eco(),
    ],
    fillings: ['spray', 'litre', 'can5'],
    ph: '7,5',
    does: 'Verwijdert vingers, koffiekringen en stof van bureaus, deuren, beeldschermranden en gelakte meubels.',
    how: 'Spuit op de doek, niet op het oppervlak, en neem in één richting af.',
  }),
  cleaner({
    key: 'vloerreiniger',
    group: `${basis}/interieur-en-vloer/vloerreinigers`,
    head: 'Vloerreiniger',
    brands: ['sopranol', 'klarivaan', 'groenzuiver', 'frisolant', 'house'],
    share: 0.7,
    litre: 260,
    versions: [
      { name: 'streeploos', facet: 'bloesem', colour: hex.roze },
      {
        name: 'laagschuimend voor machines',
        facet: 'licht citrus',
        colour: hex.geel,
        fact: 'Schuimt nauwelijks, dus geschikt voor schrobzuigmachines.',
      },
      {
        name: 'zeepverzorgend',
        facet: 'marseille',
        colour: hex.creme,
        fact: 'Geeft houten en stenen vloeren tegelijk een beschermend laagje.',
      },
      eco(),
    ],
    fillings: ['litre', 'can5', 'can10'],
    ph: '8,5',
    dose: '25 ml per 5 liter water',
    does: 'Reiniger voor het dagelijks moppen van pvc, linoleum, tegels en gelakt hout.',
    how: 'Tast de was- of polymeerlaag niet aan en droogt snel, zodat de vloer weer gauw beloopbaar is.',
  }),
  cleaner({
    key: 'vloeronderhoud',
    group: `${basis}/interieur-en-vloer/vloeronderhoud`,
    head: 'Vloeronderhoud',
    brands: ['klarivaan', 'sopranol', 'house'],
    litre: 720,
    versions: [
      {
        name: 'polymeerwas hoogglans',
        facet: 'geen parfum',
        colour: hex.creme,
        fact: 'Twee dunne lagen geven een harde, opwrijfbare glans.',
      },
      {
        name: 'polymeerwas zijdemat',
        facet: 'geen parfum',
        colour: hex.wit,
        fact: 'Zijdemat en stroef genoeg voor gangen en leslokalen.',
      },
    ],
    fillings: ['litre', 'can5', 'can10'],
    ph: '8,5',
    does: 'Beschermlaag voor pvc, linoleum en ongeglazuurde tegels tegen slijtage en strepen van hakken.',
    how: 'Breng na het strippen met een vlakmop dun aan en laat tussen de lagen een half uur drogen.',
  }),
  cleaner({
    key: 'vloerstripper',
    group: `${basis}/interieur-en-vloer/vloeronderhoud`,
    head: 'Vloerstripper',
    brands: ['klarivaan', 'house'],
    litre: 560,
    versions: [{ name: 'krachtig', facet: 'oplosmiddel', colour: hex.rood }],
    fillings: ['litre', 'can5', 'can10'],
    ph: '13,0',
    dose: '200 ml per 1 liter water',
    does: 'Lost oude was- en polymeerlagen op voordat een vloer opnieuw in de beschermlaag wordt gezet.',
    how: 'Tien minuten laten inwerken, schrobben, opzuigen en twee keer neutraliseren met schoon water.',
    specs: { 'Niet geschikt voor': 'linoleum, hout en natuursteen' },
  }),
  cleaner({
    key: 'glasreiniger',
    group: `${basis}/glas-en-ruiten/glasreinigers`,
    head: 'Glasreiniger',
    brands: ['sopranol', 'frisolant', 'klarivaan', 'groenzuiver', 'house'],
    share: 0.8,
    litre: 270,
    versions: [
      { name: 'met alcohol', facet: 'alcohol', colour: hex.lichtblauw },
      {
        name: 'anticondens',
        facet: 'licht fris',
        colour: hex.turquoise,
        price: 1.2,
        fact: 'Laat een laagje achter waarop minder condens en vet hecht.',
      },
      eco(),
    ],
    fillings: ['spray', 'spray750', 'litre', 'can5'],
    ph: '7,0',
    does: 'Voor ruiten, spiegels, vitrines en glazen deuren: haalt vingers en aanslag weg zonder strepen.',
    how: 'Dun sproeien en met een droge microvezeldoek of wisser nawerken.',
  }),
  cleaner({
    key: 'ruitenconcentraat',
    group: `${basis}/glas-en-ruiten/ruitenconcentraat`,
    head: 'Ruitenconcentraat',
    brands: ['klarivaan', 'frisolant', 'sopranol', 'house'],
    share: 0.8,
    litre: 420,
    versions: [
      { name: 'voor wisser', facet: 'geen parfum', colour: hex.blauw },
      {
        name: 'zomer en winter',
        facet: 'alcohol',
        colour: hex.turquoise,
        price: 1.25,
        fact: 'Met alcohol, zodat het waswater tot -5 °C bruikbaar blijft.',
      },
    ],
    fillings: ['litre', 'can5', 'can10'],
    ph: '7,5',
    dose: '10 ml per 5 liter water',
    does: 'Concentraat voor de glazenwasser: laat de wisser soepel glijden en bindt vuil aan het water.',
    how: 'Schuimt weinig en laat op kozijn en sponning geen witte sporen achter.',
  }),
  cleaner({
    key: 'sanitairreiniger',
    group: `${basis}/sanitair/sanitairreinigers`,
    head: 'Sanitairreiniger',
    brands: ['sopranol', 'frisolant', 'groenzuiver', 'klarivaan', 'house'],
    share: 0.68,
    litre: 265,
    versions: [
      { name: 'dagelijks', facet: 'fris', colour: hex.roze },
      {
        name: 'kalkoplossend',
        facet: 'citrus',
        colour: hex.rood,
        price: 1.15,
        fact: 'Met citroenzuur tegen lichte kalk op kranen en wanden.',
      },
      eco(),
    ],
    fillings: ['spray750', 'litre', 'can5', 'can10'],
    ph: '3,5',
    does: 'Voor wastafels, kranen, tegels, douches en de buitenkant van toiletten.',
    how: 'Aanbrengen, kort laten inwerken en afnemen met een natte doek; niet gebruiken op marmer en ander kalkhoudend steen.',
  }),
  cleaner({
    key: 'toiletreiniger',
    group: `${basis}/sanitair/toiletreinigers`,
    head: 'Toiletreiniger',
    brands: ['sopranol', 'frisolant', 'groenzuiver', 'house'],
    share: 0.85,
    litre: 240,
    versions: [
      { name: 'oceaan', colour: hex.blauw },
      { name: 'dennen', colour: hex.groen },
      {
        name: 'krachtig tegen urinesteen',
        facet: 'geen parfum',
        colour: hex.antraciet,
        price: 1.5,
        fact: 'Op basis van sulfaminezuur voor pot en urinoir met oude aanslag.',
      },
      eco(),
    ],
    fillings: ['squeeze', 'can5'],
    ph: '2,0',
    does: 'Dikvloeibaar zuur middel dat onder de rand blijft hangen en kalk, roest en urinesteen oplost.',
    how: 'Een kwartier laten inwerken, borstelen en doorspoelen. Nooit samen met chloorbleek gebruiken.',
  }),
  cleaner({
    key: 'ontkalker',
    group: `${basis}/sanitair/ontkalkers`,
    head: 'Ontkalker',
    brands: ['klarivaan', 'sopranol', 'house'],
    litre: 330,
    versions: [
      { name: 'voor sanitair', facet: 'geen parfum', colour: hex.oranje },
      {
        name: 'voor koffie- en vaatwasmachines',
        facet: 'geen parfum',
        colour: hex.bruin,
        price: 1.25,
        fact: 'Met kleurindicator die verkleurt als het zuur verbruikt is.',
        how: 'Volgens de handleiding van de machine laten doorlopen en daarna twee keer met schoon water spoelen.',
      },
      {
        name: 'cementsluier',
        facet: 'geen parfum',
        colour: hex.grijs,
        price: 1.1,
        fact: 'Haalt na het voegen de cementwaas van tegels.',
      },
    ],
    fillings: ['litre', 'can5', 'can10'],
    ph: '1,0',
    dose: '100 ml per 1 liter water',
    does: 'Sterk zuur middel tegen dikke kalkaanslag.',
    how: 'Voornat maken, inwerken tot het bruisen stopt en ruim naspoelen; draag handschoenen en een bril.',
  }),
  cleaner({
    key: 'keukenreiniger',
    group: `${basis}/keuken/keukenreinigers`,
    head: 'Keukenreiniger',
    brands: ['vetlozen', 'sopranol', 'frisolant', 'house'],
    share: 0.8,
    litre: 290,
    versions: [{ name: 'parfumvrij', facet: 'geen parfum', colour: hex.oranje }, eco(hex.groen, 1.1)],
    fillings: ['spray750', 'litre', 'can5', 'can10'],
    ph: '10,5',
    does: 'Voor werkbladen, koelcellen, snijmachines en rvs in de professionele keuken.',
    how: 'Zonder parfum, dus past in een HACCP-plan; met drinkwater naspoelen waar voedsel het oppervlak raakt.',
    specs: { HACCP: 'toepasbaar' },
  }),
  cleaner({
    key: 'ontvetter',
    group: `${basis}/keuken/ontvetters`,
    head: 'Ontvetter',
    brands: ['vetlozen', 'klarivaan', 'frisolant', 'house'],
    share: 0.8,
    litre: 310,
    versions: [
      { name: 'keuken', facet: 'geen parfum', colour: hex.oranje },
      {
        name: 'industrie',
        facet: 'geen parfum',
        colour: hex.paars,
        price: 1.1,
        fact: 'Ook voor motordelen, werkplaatsvloeren en transportbanden.',
      },
      {
        name: 'stal en voertuig',
        facet: 'geen parfum',
        colour: hex.donkerblauw,
        price: 0.95,
        fact: 'Hecht als schuim aan verticale wanden en is met de hogedrukreiniger af te spuiten.',
        fillings: ['can10', 'can20'],
      },
    ],
    fillings: ['spray750', 'litre', 'can10', 'can20'],
    ph: '12,5',
    dose: '250 ml per 5 liter water',
    does: 'Alkalische ontvetter die ingebrande olie, roet en dierlijk vet losweekt.',
    how: 'Niet op aluminium en gelakt hout; grondig naspoelen met water.',
  }),
  cleaner({
    key: 'ovenreiniger',
    group: `${basis}/keuken/oven-en-grill`,
    head: 'Oven- en grillreiniger',
    brands: ['vetlozen', 'klarivaan', 'house'],
    litre: 520,
    versions: [
      { name: 'kleefkrachtig', facet: 'geen parfum', colour: hex.rood },
      {
        name: 'combisteamer',
        facet: 'geen parfum',
        colour: hex.antraciet,
        price: 1.1,
        fact: 'Laagschuimend voor het automatische wasprogramma van combisteamers.',
        how: 'De can gaat aan de slang van het toestel; draag handschoenen en oogbescherming bij het wisselen.',
        fillings: ['can5', 'can10'],
      },
    ],
    fillings: ['spray750', 'can5', 'can10'],
    ph: '13,5',
    does: 'Lost ingebrand vet op in ovens, grills, friteuses en op bakplaten.',
    how: 'Op een handwarm oppervlak (tot 60 °C) een kwartier laten inwerken en goed naspoelen; draag handschoenen en oogbescherming.',
  }),
  cleaner({
    key: 'desinfectie-oppervlak',
    group: `${basis}/desinfectie/oppervlakken`,
    head: 'Oppervlaktedesinfectie',
    brands: ['desimaro', 'klarivaan', 'house'],
    litre: 540,
    versions: [
      {
        name: '70 % alcohol',
        facet: 'alcohol',
        colour: hex.transparant,
        fact: 'Verdampt zonder resten, ook van toetsenbord en deurklink.',
      },
      {
        name: '80 % alcohol voor voedselomgeving',
        facet: 'alcohol',
        colour: hex.lichtblauw,
        price: 1.12,
        fact: 'Mag in de keuken worden gebruikt zonder naspoelen.',
      },
    ],
    fillings: ['spray', 'spray750', 'litre', 'can5', 'can10'],
    ph: 'niet van toepassing',
    does: 'Snelle desinfectie van schone, kleine oppervlakken; werkt tegen bacteriën, gisten en omhulde virussen.',
    how: 'Oppervlak volledig nat maken, een minuut laten inwerken en laten drogen. Brandbaar: niet in de buurt van vuur gebruiken.',
    specs: { Norm: 'EN 14476, EN 13697, EN 1276', Inwerktijd: '60 seconden' },
  }),
  cleaner({
    key: 'desinfectie-reiniger',
    group: `${basis}/desinfectie/oppervlakken`,
    head: 'Desinfecterende reiniger',
    brands: ['desimaro', 'sopranol', 'house'],
    litre: 460,
    versions: [
      { name: 'quat', facet: 'geen parfum', colour: hex.turquoise },
      {
        name: 'melkzuur',
        facet: 'licht citrus',
        colour: hex.lichtgroen,
        price: 1.2,
        fact: 'Op basis van plantaardig melkzuur, geschikt voor sanitair én keuken.',
      },
    ],
    fillings: ['litre', 'can5', 'can10'],
    ph: '8,0',
    dose: '100 ml per 5 liter water',
    does: 'Reinigt en desinfecteert in één werkgang vloeren, wanden, sanitair en stallen.',
    how: 'Vijf minuten nat houden; in de voedselbereiding naspoelen met drinkwater.',
    specs: { Norm: 'EN 1276, EN 1650', Inwerktijd: '5 minuten' },
  }),
  cleaner({
    key: 'chloor',
    group: `${basis}/desinfectie/chloor`,
    head: 'Chloorbleekmiddel',
    brands: ['frisolant', 'desimaro', 'house'],
    litre: 165,
    versions: [
      { name: '4 % dun', facet: 'chloor', colour: hex.geel },
      {
        name: '4 % dik',
        facet: 'chloor',
        colour: hex.wit,
        price: 1.2,
        fact: 'Dikvloeibaar, zodat het op schuine vlakken blijft staan.',
      },
    ],
    fillings: ['litre', 'can5', 'can10'],
    ph: '12,5',
    dose: '125 ml per 5 liter water',
    does: 'Bleekt en ontsmet afvoeren, rolcontainers, buitentegels en sanitair.',
    how: 'Nooit mengen met zure middelen: er ontstaat chloorgas. Gebruik koud water en ventileer.',
  }),
];
