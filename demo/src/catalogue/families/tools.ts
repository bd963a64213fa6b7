import type { PackshotForm } from '../../model.ts';
import { combine, type Family, family } from '../build-family.ts';
import { type Colour, hex } from '../colours.ts';
import { counted } from '../units.ts';

/** Colour code of cleaning: the room for each colour. */
const zones = {
  rood: 'toilet en urinoir',
  geel: 'wastafel en sanitaire wanden',
  blauw: 'interieur en kantoor',
  groen: 'keuken en voeding',
} as const;
const zoneColours = ['rood', 'geel', 'blauw', 'groen'] as const;
const zone = (colour: keyof typeof zones) =>
  `Kleur ${colour} voor ${zones[colour]}, zodat er niets van de ene naar de andere ruimte gaat.`;
const materials = 'schoonmaakmaterialen';

/** Drawings of the products of a family that are not shaped like its name. */
const scourForms: Partial<Record<string, PackshotForm>> = {
  Schuurpad: 'scouring-pad',
  Wonderspons: 'melamine-sponge',
  'Rvs-spons': 'steel-sponge',
};
const brushForms: Partial<Record<string, PackshotForm>> = {
  Afwasborstel: 'dish-brush',
  Toiletborstel: 'toilet-brush',
};

export const tools: Family[] = [
  family({
    key: 'vlakmoppen',
    group: `${materials}/mopmateriaal/vlakmoppen`,
    base: 'stuk',
    brands: ['mopperij', 'microvaan', 'borstelaer', 'house'],
    share: 0.66,
    variants: [
      ...combine({
        kind: [
          {
            name: 'microvezel',
            price: 360,
            fact: 'Neemt stof en vet op met weinig water; pools van polyester en polyamide.',
          },
          {
            name: 'katoen',
            price: 310,
            fact: 'Houdt veel water vast, voor sterk vervuilde en ruwe vloeren.',
          },
        ],
        width: [40, 50],
        colour: [...zoneColours],
      }),
      ...combine({
        kind: [
          {
            name: 'wegwerp microvezel',
            price: 42,
            fact: 'Eenmalig te gebruiken, zonder wasstraat: voor isolatiekamers en kleine locaties.',
          },
        ],
        width: [40, 50],
        colour: ['blauw'],
      }),
    ],
    draft: ({ kind, width, colour }) => ({
      head: 'Vlakmop',
      tail: `${kind.name} ${width} cm, ${colour}`,
      piece: kind.price * (width / 40),
      packs: kind.price < 100 ? ['pak 20', '*doos 200'] : ['*stuk 1', 'pak 10', 'doos 50'],
      tell: [
        kind.fact,
        `Met zakken en flappen voor opklapbare plaat van ${width} cm.`,
        kind.price < 100 ? `Per 20 verpakt.` : zone(colour),
      ],
      specs: {
        Breedte: `${width} cm`,
        Materiaal: kind.name,
        Kleurcode: colour,
        Wassen:
          kind.price < 100 ? 'eenmalig' : kind.name === 'katoen' ? '95 °C' : '60-90 °C, zonder wasverzachter',
        Bevestiging: 'zakken en flappen',
      },
      facets: { kleur: colour, materiaal: kind.name, inhoud: `${width} cm` },
      shot: { form: 'mop-flat', colour: hex[colour], accent: hex.wit, label: `${width} cm` },
    }),
  }),
  family({
    key: 'strengmoppen',
    group: `${materials}/mopmateriaal/strengmoppen`,
    base: 'stuk',
    brands: ['mopperij', 'borstelaer', 'house'],
    share: 0.9,
    variants: combine({
      kind: ['katoen', 'microvezel'],
      grams: [250, 350, 450],
      band: ['blauw', 'rood', 'groen'],
    }).filter((v) => v.kind === 'katoen' || v.grams === 350),
    draft: ({ kind, grams, band }) => ({
      head: 'Strengenmop',
      tail: `${kind} ${grams} gram, band ${band}`,
      piece: grams * (kind === 'katoen' ? 0.86 : 1.25) + 60,
      packs: ['*stuk 1', 'pak 10', 'doos 50'],
      tell: [
        `Strengenmop van ${grams} gram ${kind === 'katoen' ? 'onbehandeld katoengaren, dat na twee keer wassen zijn volle opname heeft' : 'microvezel, licht als hij nat is en snel droog'}.`,
        grams >= 450
          ? 'Veel opname voor grote natte ruimten en kelders.'
          : 'Handzaam formaat voor trappen, toiletgroepen en keukenvloeren.',
        `Band in ${band} voor de kleurcode; past in een mopklem met standaardgreep.`,
      ],
      specs: {
        Gewicht: `${grams} g`,
        Materiaal: kind,
        Bandkleur: band,
        Wassen: kind === 'katoen' ? '95 °C' : '60 °C',
      },
      facets: { kleur: band, materiaal: kind, inhoud: `${grams} gram` },
      shot: {
        form: 'mop-string',
        colour: kind === 'katoen' ? hex.gebroken : hex.wit,
        accent: hex[band],
        label: `${grams} g`,
      },
    }),
  }),
  family({
    key: 'mopemmers',
    group: `${materials}/mopsystemen/mopemmers-en-wagens`,
    base: 'stuk',
    brands: ['mopperij', 'tonnerik', 'house'],
    share: 0.9,
    variants: [
      ...combine({
        kind: [
          {
            name: 'Mopemmer met zeef',
            litres: 12,
            price: 890,
            text: 'Ovale emmer met uitneembare zeef voor de strengenmop.',
          },
          {
            name: 'Mopemmer met pers',
            litres: 25,
            price: 5400,
            text: 'Emmer op vier wielen met hefboompers voor vlak- en strengenmop.',
          },
          {
            name: 'Dubbele mopwagen',
            litres: 50,
            price: 11900,
            text: 'Twee emmers van 25 liter: schoon sop blijft gescheiden van vuil water.',
          },
        ],
        colour: ['blauw', 'rood'],
      }),
      ...combine({
        kind: [
          {
            name: 'Emmer',
            litres: 6,
            price: 290,
            text: 'Rechthoekige emmer met schenktuit en maatverdeling, past op de werkwagen.',
          },
          {
            name: 'Emmer',
            litres: 12,
            price: 395,
            text: 'Ronde emmer van taai kunststof met metalen beugel en schenktuit.',
          },
        ],
        colour: ['rood', 'geel', 'blauw', 'groen'],
      }),
    ],
    draft: ({ kind, colour }) => ({
      head: kind.name,
      tail: `${kind.litres} liter, ${colour}`,
      piece: kind.price,
      packs: kind.price < 500 ? ['*stuk 1', 'doos 10'] : ['stuk 1'],
      tell: [
        kind.text,
        kind.name === 'Emmer'
          ? zone(colour)
          : 'Polypropeen dat niet barst als de emmer tegen een drempel stoot; onderdelen zijn los na te bestellen.',
      ],
      specs: { Inhoud: `${kind.litres} liter`, Materiaal: 'polypropeen', Kleur: colour },
      facets: { kleur: colour, inhoud: `${kind.litres} liter`, materiaal: 'kunststof' },
      shot: {
        form: kind.name === 'Emmer' ? 'bucket' : 'mop-bucket',
        colour: hex[colour],
        accent: hex.grijs,
        label: `${kind.litres} L`,
      },
    }),
  }),
  family({
    key: 'stelen-en-platen',
    group: `${materials}/mopsystemen/stelen-en-platen`,
    base: 'stuk',
    brands: ['mopperij', 'borstelaer', 'house'],
    variants: [
      {
        name: 'Steel',
        tail: 'aluminium 140 cm met gat',
        piece: 520,
        text: 'Geanodiseerde aluminium steel van 140 cm met 23 mm dikte, past in platen en mopklemmen.',
        spec: '140 cm',
        form: 'mop-flat',
        colour: hex.zilver,
      },
      {
        name: 'Telescoopsteel',
        tail: 'aluminium 100-180 cm',
        piece: 1290,
        text: 'Traploos uitschuifbaar van 100 tot 180 cm, zodat lange en korte collega’s rechtop werken.',
        spec: '100-180 cm',
        form: 'mop-flat',
        colour: hex.zilver,
      },
      {
        name: 'Bezemsteel',
        tail: 'hout 140 cm, 24 mm',
        piece: 215,
        text: 'Gelakte houten steel van 140 cm voor bezem en vloertrekker.',
        spec: '140 cm',
        form: 'broom',
        colour: hex.naturel,
      },
      {
        name: 'Vlakmopplaat',
        tail: 'opklapbaar 40 cm',
        piece: 1180,
        text: 'Klapt met een voetdruk open om de mop zonder bukken te wisselen.',
        spec: '40 cm',
        form: 'mop-flat',
        colour: hex.blauw,
      },
      {
        name: 'Vlakmopplaat',
        tail: 'opklapbaar 50 cm',
        piece: 1290,
        text: 'Brede plaat voor gangen en zalen; magneetsluiting houdt hem tijdens het werk dicht.',
        spec: '50 cm',
        form: 'mop-flat',
        colour: hex.blauw,
      },
      {
        name: 'Mopklem',
        tail: 'kunststof voor strengenmop',
        piece: 345,
        text: 'Klem voor strengenmoppen met standaardband.',
        spec: '16 cm',
        form: 'mop-string',
        colour: hex.blauw,
      },
    ] as const,
    draft: ({ name, tail, piece, text, spec, form, colour }) => ({
      head: name,
      tail,
      piece,
      packs: ['*stuk 1', 'doos 10'],
      tell: [text, 'Onderdeel van een systeem dat u per stuk kunt aanvullen of vervangen.'],
      specs: {
        Maat: spec,
        Materiaal: tail.startsWith('aluminium')
          ? 'aluminium'
          : tail.startsWith('hout')
            ? 'hout'
            : 'kunststof',
      },
      facets: {
        materiaal: tail.startsWith('aluminium')
          ? 'aluminium'
          : tail.startsWith('hout')
            ? 'hout'
            : 'kunststof',
        inhoud: spec,
      },
      shot: { form, colour, accent: hex.antraciet },
    }),
  }),
  family({
    key: 'microvezeldoeken',
    group: `${materials}/doeken-en-sponzen/microvezeldoeken`,
    base: 'stuk',
    brands: ['microvaan', 'mopperij', 'groenzuiver', 'house'],
    share: 0.74,
    variants: combine({
      kind: [
        {
          name: 'allround 260 g/m²',
          price: 78,
          wash: 300,
          fact: 'Getricoteerde doek voor dagelijks stof- en vochtig afnemen.',
        },
        {
          name: 'premium 320 g/m²',
          price: 132,
          wash: 500,
          fact: 'Dichter geweven doek die met alleen water vet en vingers meeneemt.',
        },
        {
          name: 'glas 220 g/m²',
          price: 118,
          wash: 400,
          fact: 'Gladde doek die ruiten en spiegels zonder pluis en streep droogt.',
        },
      ],
      colour: [...zoneColours],
    }),
    draft: ({ kind, colour }) => ({
      head: 'Microvezeldoek',
      tail: `${kind.name} 40 x 40 cm, ${colour}`,
      piece: kind.price,
      packs: ['stuk 1', '*pak 10', 'doos 100'],
      tell: [
        kind.fact,
        zone(colour),
        `Gaat ongeveer ${kind.wash} wasbeurten mee als u geen wasverzachter of bleek gebruikt.`,
      ],
      specs: {
        Afmeting: '40 x 40 cm',
        Gewicht: kind.name.split(' ').slice(1).join(' '),
        Materiaal: '80 % polyester, 20 % polyamide',
        Kleurcode: colour,
        Wassen: '60-90 °C',
        Levensduur: `${kind.wash} wasbeurten`,
      },
      facets: { kleur: colour, materiaal: 'microvezel', inhoud: '40 x 40 cm' },
      shot: { form: 'cloth', colour: hex[colour], count: 3 },
    }),
  }),
  family({
    key: 'werkdoeken',
    group: `${materials}/doeken-en-sponzen/werkdoeken`,
    base: 'stuk',
    brands: ['mopperij', 'microvaan', 'vezelaar', 'house'],
    share: 0.85,
    variants: [
      ...combine({
        kind: [
          {
            name: 'Sopdoek',
            tail: 'non-woven 38 x 40 cm',
            price: 21,
            pack: 25,
            text: 'Viscosedoek die veel sop opneemt en goed uitspoelt.',
          },
        ],
        colour: ['rood', 'geel', 'blauw', 'groen', 'wit'],
      }),
      ...combine({
        kind: [
          {
            name: 'Vaatdoek',
            tail: 'katoen 30 x 30 cm',
            price: 58,
            pack: 10,
            text: 'Wafelkatoen voor aanrecht en bar, heet te wassen.',
          },
          {
            name: 'Theedoek',
            tail: 'halflinnen 60 x 70 cm',
            price: 165,
            pack: 6,
            text: 'Halflinnen theedoek die glaswerk streeploos droogt.',
          },
          {
            name: 'Dweil',
            tail: 'katoen 60 x 70 cm',
            price: 98,
            pack: 10,
            text: 'Dubbelgeweven dweil voor natte vloeren en onder de koelcel.',
          },
        ],
        colour: ['wit', 'grijs'],
      }),
      ...combine({
        kind: [
          {
            name: 'Stofwisdoek',
            tail: 'geïmpregneerd 60 x 22 cm',
            price: 5.2,
            pack: 50,
            text: 'Lichte wegwerpdoek die stof bindt op gladde vloeren, voor onder de stofwisplaat.',
          },
        ],
        colour: ['wit', 'geel', 'blauw'],
      }),
    ],
    draft: ({ kind, colour }) => ({
      head: kind.name,
      tail: `${kind.tail}, ${colour}`,
      piece: kind.price,
      packs: [`*pak ${kind.pack}`, `doos ${kind.pack * (kind.pack === 50 ? 20 : 10)}`],
      tell: [
        kind.text,
        kind.name === 'Sopdoek' && colour !== 'wit'
          ? zone(colour as 'rood')
          : `Per ${counted(kind.pack, 'stuk')} verpakt.`,
      ],
      specs: {
        Uitvoering: kind.tail,
        Kleur: colour,
        'Per pak': String(kind.pack),
        Wassen: kind.pack === 50 ? 'eenmalig' : kind.name === 'Sopdoek' ? '60 °C' : '90 °C',
      },
      facets: { kleur: colour, materiaal: kind.tail.split(' ')[0] },
      shot: { form: 'cloth', colour: hex[colour], count: 4 },
    }),
  }),
  family({
    key: 'sponzen',
    group: `${materials}/doeken-en-sponzen/sponzen`,
    base: 'stuk',
    brands: ['borstelaer', 'mopperij', 'house'],
    share: 0.95,
    variants: [
      ...combine({
        kind: [
          {
            name: 'Schuurspons',
            tail: 'met greep 14 x 7 cm',
            price: 34,
            text: 'Spons met schuurkant en vingergreep, voor pannen, sanitair en bakken.',
          },
        ],
        colour: ['geel', 'blauw', 'rood', 'groen'],
      }),
      ...combine({
        kind: [
          {
            name: 'Wonderspons',
            tail: 'melamine 12 x 6 cm',
            price: 26,
            text: 'Melamineschuim dat strepen van schoenen en stift alleen met water weghaalt; niet op hoogglans gebruiken.',
          },
          { name: 'Schuurpad', tail: '15 x 23 cm', price: 41, text: 'Handpad voor rvs, tegels en aanslag.' },
        ],
        colour: ['wit', 'groen'],
      }).filter((v) => v.kind.name === 'Schuurpad' || v.colour === 'wit'),
      ...combine({
        kind: [
          {
            name: 'Rvs-spons',
            tail: '40 gram',
            price: 44,
            text: 'Spiraal van roestvrij staal voor ingebrand vet; krast op anti-aanbaklagen.',
          },
        ],
        colour: ['zilver'],
      }),
    ],
    draft: ({ kind, colour }) => ({
      head: kind.name,
      tail: kind.name === 'Rvs-spons' ? kind.tail : `${kind.tail}, ${colour}`,
      piece: kind.price,
      packs: ['*pak 10', 'doos 100'],
      tell: [
        kind.text,
        kind.name === 'Schuurspons'
          ? zone(colour as 'rood')
          : 'Per tien verpakt; vervang zodra de randen loslaten.',
      ],
      specs: {
        Afmeting: kind.tail.replace(/^[^\d]+/, ''),
        Kleur: colour,
        Materiaal:
          kind.name === 'Rvs-spons'
            ? 'rvs'
            : kind.name === 'Wonderspons'
              ? 'melamineschuim'
              : kind.name === 'Schuurpad'
                ? 'nylonvlies'
                : 'polyether met nylonvlies',
      },
      facets: { kleur: colour, inhoud: '10 stuks' },
      shot: {
        form: scourForms[kind.name] ?? 'sponge',
        colour: hex[colour],
        // Only a sponge has a scouring side of another colour.
        accent: kind.name in scourForms ? undefined : hex.groen,
        count: kind.name === 'Rvs-spons' ? 2 : 3,
      },
    }),
  }),
  family({
    key: 'bezems',
    group: `${materials}/vegen-en-borstels/bezems`,
    base: 'stuk',
    brands: ['borstelaer', 'mopperij', 'house'],
    share: 0.9,
    variants: [
      ...combine({
        kind: [
          {
            name: 'Zaalbezem',
            hair: 'paardenhaarmengsel',
            price: 24,
            text: 'Zachte vezel voor gladde vloeren: neemt fijn stof mee zonder het op te wervelen.',
          },
          {
            name: 'Straatbezem',
            hair: 'harde kunststof',
            price: 20,
            text: 'Stugge vezel voor klinkers, erf en magazijn.',
          },
          {
            name: 'Hygiënebezem',
            hair: 'PBT blauw',
            price: 42,
            text: 'Uit één stuk gegoten zonder naden, te steriliseren; voor voedselbedrijven met HACCP.',
          },
        ],
        width: [30, 40, 60],
      }),
    ],
    draft: ({ kind, width }) => ({
      head: kind.name,
      tail: `${width} cm, ${kind.hair}`,
      piece: kind.price * width + 180,
      packs: ['*stuk 1', 'doos 10'],
      tell: [kind.text, `Veegbreedte ${width} cm, met steelgat van 24 mm; steel apart te bestellen.`],
      specs: {
        Breedte: `${width} cm`,
        Vezel: kind.hair,
        Blok: kind.name === 'Hygiënebezem' ? 'kunststof' : 'beukenhout',
        Steelgat: '24 mm',
      },
      facets: {
        kleur: kind.name === 'Hygiënebezem' ? 'blauw' : kind.name === 'Straatbezem' ? 'oranje' : 'zwart',
        inhoud: `${width} cm`,
        materiaal: kind.name === 'Hygiënebezem' ? 'kunststof' : 'hout',
      },
      shot: {
        form: 'broom',
        colour:
          kind.name === 'Hygiënebezem' ? hex.blauw : kind.name === 'Straatbezem' ? hex.oranje : hex.zwart,
        accent: hex.naturel,
        label: `${width} cm`,
      },
    }),
  }),
  family({
    key: 'borstels',
    group: `${materials}/vegen-en-borstels/borstels`,
    base: 'stuk',
    brands: ['borstelaer', 'mopperij', 'house'],
    share: 0.9,
    variants: [
      ...combine({
        kind: [
          {
            name: 'Werkborstel',
            tail: '20 cm',
            price: 265,
            text: 'Handborstel met neus om in hoeken en voegen te komen.',
          },
          {
            name: 'Afwasborstel',
            tail: 'hygiënisch 28 cm',
            price: 345,
            text: 'Kunststof afwasborstel, bestand tegen 120 °C en dus vaatwasserbestendig.',
          },
        ],
        colour: ['wit', 'blauw', 'rood', 'groen'],
      }),
      ...combine({
        kind: [
          {
            name: 'Toiletborstel',
            tail: 'met houder',
            price: 425,
            text: 'Ronde borstel met randreiniger in een gesloten houder met uitneembaar bakje.',
          },
          {
            name: 'Schrobber',
            tail: '30 cm met steelgat',
            price: 485,
            text: 'Stugge schrobber voor tegelvoegen, laadvloer en stal.',
          },
        ],
        colour: ['wit', 'zwart'],
      }),
    ],
    draft: ({ kind, colour }) => ({
      head: kind.name,
      tail: `${kind.tail}, ${colour}`,
      piece: kind.price,
      packs: ['*stuk 1', 'doos 12'],
      tell: [
        kind.text,
        kind.name === 'Toiletborstel'
          ? 'De borstelkop is los te vervangen.'
          : `Haar van PBT, dat na weken nat werk nog recht staat.`,
      ],
      specs: {
        Uitvoering: kind.tail,
        Kleur: colour,
        Vezel: kind.name === 'Toiletborstel' ? 'nylon' : 'PBT 0,5 mm',
        Materiaal: 'polypropeen',
      },
      facets: { kleur: colour, materiaal: 'kunststof' },
      shot: { form: brushForms[kind.name] ?? 'brush', colour: hex[colour], accent: hex.grijs },
    }),
  }),
  family({
    key: 'stoffer-en-blik',
    group: `${materials}/vegen-en-borstels/stoffer-en-blik`,
    base: 'set',
    brands: ['borstelaer', 'mopperij', 'house'],
    variants: [
      ...combine({
        kind: [
          {
            name: 'Stoffer en blik',
            tail: 'kunststof',
            price: 330,
            text: 'Stoffer met zachte haren klikt in het blik met rubber lip.',
          },
        ],
        colour: ['grijs', 'blauw', 'rood'],
      }),
      ...combine({
        kind: [
          {
            name: 'Veegset lang',
            tail: 'met steel 90 cm',
            price: 1380,
            text: 'Rechtop vegen: klapblik met windscherm en bijpassende bezem.',
          },
        ],
        colour: ['zwart', 'groen'],
      }),
    ],
    draft: ({ kind, colour }) => ({
      head: kind.name,
      tail: `${kind.tail}, ${colour}`,
      piece: kind.price,
      packs: ['*set 1', 'doos 12'],
      tell: [kind.text, 'De tanden in het blik kammen pluis en haar uit de stoffer.'],
      specs: { Uitvoering: kind.tail, Kleur: colour, Materiaal: 'polypropeen' },
      facets: { kleur: colour, materiaal: 'kunststof' },
      shot: { form: 'dustpan', colour: hex[colour], accent: hex.antraciet },
    }),
  }),
  family({
    key: 'raamwissers',
    group: `${materials}/glas-en-vloertrekkers/raamwissers`,
    base: 'stuk',
    brands: ['microvaan', 'borstelaer', 'inoxara', 'house'],
    share: 0.85,
    variants: combine({
      kind: [
        {
          name: 'rvs',
          price: 26,
          text: 'Rvs-rail met hardheid van rubber voor professioneel gebruik, ook bij kou.',
        },
        {
          name: 'aluminium',
          price: 31,
          text: 'Licht aluminium met dubbele klem: het rubber zit strak tot in de hoek.',
        },
      ],
      width: [25, 35, 45],
    }),
    draft: ({ kind, width }) => ({
      head: 'Raamwisser',
      tail: `${kind.name} ${width} cm compleet`,
      piece: kind.price * width + 350,
      packs: ['*stuk 1', 'doos 10'],
      tell: [
        kind.text,
        `Compleet met greep, rail en rubber van ${width} cm; rail en rubber zijn los te vervangen.`,
      ],
      specs: { Breedte: `${width} cm`, 'Materiaal rail': kind.name, Rubber: 'natuurrubber, zacht' },
      facets: { materiaal: kind.name, inhoud: `${width} cm`, kleur: 'zilver' },
      shot: { form: 'squeegee', colour: hex.rvs, accent: hex.zwart, label: `${width} cm` },
    }),
  }),
  family({
    key: 'inwassers',
    group: `${materials}/glas-en-vloertrekkers/inwassers-en-toebehoren`,
    base: 'stuk',
    brands: ['microvaan', 'borstelaer', 'house'],
    share: 0.95,
    variants: [
      ...combine({
        name: ['Inwasserhoes'],
        kind: ['microvezel', 'microvezel met schuurpad'],
        width: [25, 35, 45],
        price: [22],
      }),
      ...combine({ name: ['Inwashouder'], kind: ['T-stuk zwenkbaar'], width: [25, 35, 45], price: [19] }),
      ...combine({ name: ['Wisserrubber'], kind: ['zacht', 'hard'], width: [92, 105], price: [3.4] }),
    ],
    draft: ({ name, kind, width, price }) => ({
      head: name,
      tail: `${kind} ${width} cm`,
      piece: price * width + 60,
      packs: name === 'Wisserrubber' ? ['stuk 1', '*pak 10'] : ['*stuk 1', 'pak 5'],
      tell: [
        name === 'Inwasserhoes'
          ? `Hoes die veel water vasthoudt en het met zachte druk afgeeft${kind.includes('schuurpad') ? '; het pad aan de zijkant haalt verf en vogelpoep los' : ''}.`
          : name === 'Inwashouder'
            ? 'Lichte houder met watergleuven, past op elke telescoopsteel.'
            : `Rubber van ${kind === 'zacht' ? 'zachte kwaliteit voor koele dagen en oude ruiten' : 'harde kwaliteit voor zomer en grote gevels'}; op maat te knippen.`,
        name === 'Wisserrubber'
          ? 'Draai het rubber om zodra een rand strepen trekt: beide kanten zijn bruikbaar.'
          : `Breedte ${width} cm, passend bij wissers van dezelfde maat.`,
      ],
      specs: {
        Breedte: `${width} cm`,
        Uitvoering: kind,
        Materiaal:
          name === 'Inwasserhoes' ? 'microvezel' : name === 'Inwashouder' ? 'kunststof' : 'natuurrubber',
      },
      facets: {
        inhoud: `${width} cm`,
        materiaal: name === 'Inwasserhoes' ? 'microvezel' : name === 'Inwashouder' ? 'kunststof' : 'rubber',
      },
      shot: {
        form:
          name === 'Inwasserhoes'
            ? 'washer-sleeve'
            : name === 'Inwashouder'
              ? 'washer-holder'
              : 'wiper-rubber',
        colour: name === 'Inwasserhoes' ? hex.wit : hex.zwart,
        // On a sleeve the second colour is its scouring pad.
        accent: kind === 'microvezel' ? undefined : hex.groen,
        label: `${width} cm`,
      },
    }),
  }),
  family({
    key: 'vloertrekkers',
    group: `${materials}/glas-en-vloertrekkers/vloertrekkers`,
    base: 'stuk',
    brands: ['borstelaer', 'mopperij', 'house'],
    variants: combine({
      kind: [
        {
          name: 'metaal met mosrubber',
          price: 13,
          colour: 'zwart',
          text: 'Verzinkte trekker met dubbel mosrubber, volgt oneffen tegels.',
        },
        {
          name: 'hygiënisch kunststof',
          price: 26,
          colour: 'blauw',
          text: 'Trekker uit één stuk met wisselcassette, zonder naden waar vuil in blijft zitten.',
        },
      ],
      width: [45, 55, 75],
    }),
    draft: ({ kind, width }) => ({
      head: 'Vloertrekker',
      tail: `${width} cm, ${kind.name}`,
      piece: kind.price * width + 150,
      packs: ['*stuk 1', 'doos 10'],
      tell: [
        kind.text,
        `Trekt in één baan ${width} cm water naar de put; voor keuken, kleedruimte, wasplaats en stal.`,
      ],
      specs: { Breedte: `${width} cm`, Uitvoering: kind.name, Kleur: kind.colour, Steelgat: '24 mm' },
      facets: {
        kleur: kind.colour,
        inhoud: `${width} cm`,
        materiaal: kind.price === 13 ? 'metaal' : 'kunststof',
      },
      shot: { form: 'squeegee', colour: hex[kind.colour], accent: hex.grijs, label: `${width} cm` },
    }),
  }),
  family({
    key: 'sproeiflacons',
    group: 'schoonmaakmiddelen/doseren/flacons-en-pompen',
    base: 'stuk',
    brands: ['mopperij', 'sopranol', 'house'],
    variants: [
      ...combine({
        name: ['Sproeiflacon leeg'],
        tail: ['500 ml', '1 liter'],
        colour: ['rood', 'geel', 'blauw', 'groen'],
        price: [165],
      }),
      { name: 'Doseerpomp', tail: 'voor can 5 en 10 liter, 20 ml per slag', colour: 'wit', price: 640 },
      { name: 'Schenkkraan', tail: 'voor can 10 en 20 liter', colour: 'wit', price: 380 },
    ],
    draft: ({ name, tail, colour, price }) => ({
      head: name,
      tail: name === 'Sproeiflacon leeg' ? `${tail}, kop ${colour}` : tail,
      piece: price * (tail === '1 liter' ? 1.2 : 1),
      packs: ['*stuk 1', 'doos 12'],
      tell:
        name === 'Sproeiflacon leeg'
          ? [
              `Navulbare flacon van ${tail} met maatstrepen en verstelbare kop in ${colour}.`,
              'Schrijf altijd op de flacon welk middel erin zit en in welke verdunning.',
            ]
          : [
              name === 'Doseerpomp'
                ? 'Geeft per slag 20 ml, zodat iedereen dezelfde oplossing maakt en er niet wordt gegoten.'
                : 'Kraan in plaats van dop: aftappen zonder tillen en zonder knoeien.',
              'Past op cans met dop DIN 51 of DIN 61.',
            ],
      specs: {
        Uitvoering: tail,
        Kleur: colour,
        Materiaal: name === 'Sproeiflacon leeg' ? 'HDPE' : 'polypropeen',
      },
      facets: {
        kleur: colour,
        inhoud: name === 'Sproeiflacon leeg' ? tail : undefined,
        materiaal: 'kunststof',
      },
      shot: {
        form: name === 'Sproeiflacon leeg' ? 'spray-bottle' : 'jerrycan',
        colour: hex.transparant,
        accent: hex[colour as Colour],
        label: name === 'Sproeiflacon leeg' ? tail : undefined,
      },
    }),
  }),
];
