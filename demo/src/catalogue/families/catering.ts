import { combine, type Family, family } from '../build-family.ts';
import { hex } from '../colours.ts';
import { counted, thousands } from '../units.ts';

export const catering: Family[] = [
  family({
    key: 'servetten-tissue',
    group: 'horeca/servetten/tissueservetten',
    base: 'stuk',
    brands: ['tafelwijs', 'papivolta', 'helderwit', 'house'],
    share: 0.66,
    variants: [
      ...combine({ layers: [2], size: [33], colour: ['wit', 'naturel'], pack: [125] }),
      ...combine({
        layers: [3],
        size: [33, 40],
        colour: ['wit', 'zwart', 'bordeaux', 'donkerblauw', 'groen', 'creme'],
        pack: [50],
      }),
      ...combine({ layers: [2], size: [24], colour: ['wit', 'zwart', 'rood', 'geel'], pack: [100] }),
    ],
    draft: ({ layers, size, colour, pack }) => ({
      head: 'Servet',
      tail: `tissue ${layers}-laags ${size} x ${size} cm 1/4-vouw, ${colour === 'creme' ? 'crème' : colour}`,
      piece: size * size * layers * 0.00062 * (colour === 'wit' ? 1 : colour === 'naturel' ? 0.95 : 1.28),
      packs: [`pak ${pack}`, `*doos ${pack * (pack === 125 ? 16 : 20)}`],
      tell: [
        `${layers === 3 ? 'Drielaags servet met zachte reliëfrand' : 'Tweelaags servet'} van ${size} x ${size} cm, in kwart gevouwen.`,
        size === 24
          ? 'Cocktailmaat voor borrelplank, koffie en bar.'
          : size === 33
            ? 'Lunchmaat voor lunchroom, kantine en terras.'
            : 'Dinermaat die ook bij drie gangen over de schoot reikt.',
      ],
      specs: {
        'Aantal lagen': String(layers),
        Formaat: `${size} x ${size} cm`,
        Vouw: '1/4',
        Kleur: colour === 'creme' ? 'crème' : colour,
        Materiaal: colour === 'naturel' ? 'gerecycled tissue' : 'tissue',
        Keurmerk: 'FSC',
      },
      facets: {
        kleur: colour === 'creme' ? 'crème' : colour,
        materiaal: colour === 'naturel' ? 'gerecycled' : 'tissue',
        certificaat: 'FSC',
        inhoud: `${size} x ${size} cm`,
      },
      shot: { form: 'napkin-stack', colour: hex[colour], label: `${size} cm` },
    }),
  }),
  family({
    key: 'servetten-luxe',
    group: 'horeca/servetten/airlaid-en-dispenser',
    base: 'stuk',
    brands: ['tafelwijs', 'nordvlies', 'house'],
    share: 0.9,
    variants: [
      ...combine({
        kind: [
          {
            name: 'airlaid 40 x 40 cm',
            price: 6.4,
            pack: 50,
            boxes: 12,
            text: 'Voelt als textiel en blijft in vouw staan; voor restaurant, buffet en feest.',
          },
        ],
        colour: ['wit', 'zwart', 'bordeaux', 'creme'],
      }),
      ...combine({
        kind: [
          {
            name: 'dispenser 25 x 30 cm',
            price: 0.62,
            pack: 250,
            boxes: 36,
            text: 'Interfold servet voor tafeldispenser: de gast pakt er één in plaats van een handvol.',
          },
        ],
        colour: ['wit', 'naturel'],
      }),
      ...combine({
        kind: [
          {
            name: 'bestekvouw 33 x 40 cm',
            price: 4.6,
            pack: 40,
            boxes: 25,
            text: 'Met vak voor mes en vork, zodat de tafel in één handeling gedekt is.',
          },
        ],
        colour: ['wit', 'zwart'],
      }),
    ],
    draft: ({ kind, colour }) => ({
      head: 'Servet',
      tail: `${kind.name}, ${colour === 'creme' ? 'crème' : colour}`,
      piece: kind.price * (colour === 'wit' || colour === 'naturel' ? 1 : 1.15),
      packs: [`pak ${kind.pack}`, `*doos ${kind.pack * kind.boxes}`],
      tell: [kind.text, `Per ${kind.pack} in folie, ${counted(kind.boxes, 'pak')} in een doos.`],
      specs: {
        Uitvoering: kind.name,
        Kleur: colour === 'creme' ? 'crème' : colour,
        Materiaal: kind.name.startsWith('airlaid') ? 'airlaid' : 'tissue',
        Keurmerk: 'FSC',
      },
      facets: {
        kleur: colour === 'creme' ? 'crème' : colour,
        materiaal: kind.name.startsWith('airlaid') ? 'airlaid' : 'tissue',
        certificaat: 'FSC',
      },
      shot: { form: 'napkin-stack', colour: hex[colour], accent: hex.grijs },
    }),
  }),
  family({
    key: 'koffiebekers',
    group: 'horeca/bekers-en-deksels/warme-dranken',
    base: 'stuk',
    brands: ['bekerbos', 'kartonka', 'house'],
    share: 0.85,
    variants: combine({
      kind: [
        { name: 'enkelwandig', price: 1 },
        { name: 'dubbelwandig', price: 1.75 },
      ],
      size: [
        { oz: 4, ml: 118, rim: 62, price: 2.6 },
        { oz: 7, ml: 180, rim: 73, price: 3.1 },
        { oz: 8, ml: 240, rim: 80, price: 3.9 },
        { oz: 12, ml: 350, rim: 90, price: 5.4 },
        { oz: 16, ml: 475, rim: 90, price: 6.8 },
      ],
      print: ['wit', 'bruin'],
    }).filter((v) => v.kind.name === 'enkelwandig' || v.size.oz >= 8),
    draft: ({ kind, size, print }) => ({
      head: 'Koffiebeker',
      tail: `karton ${kind.name} ${size.ml} ml (${size.oz} oz), ${print === 'bruin' ? 'kraft' : 'wit'}`,
      piece: size.price * kind.price,
      packs: [
        `stapel ${size.oz >= 12 ? 40 : 50}`,
        `*doos ${size.oz >= 12 ? 1000 : size.oz === 8 ? 1000 : 2000}`,
      ],
      tell: [
        `Kartonnen beker van ${size.ml} ml voor ${size.oz <= 4 ? 'espresso' : size.oz === 7 ? 'de koffieautomaat' : size.oz === 8 ? 'cappuccino en thee' : 'latte en thee om mee te nemen'}, vol tot ${Math.round(size.ml * 0.88)} ml.`,
        kind.name === 'dubbelwandig'
          ? 'De luchtlaag tussen twee wanden maakt een losse manchet overbodig.'
          : 'Binnenin een dunne waterdichte laag; bevat plastic volgens de SUP-markering op de beker.',
        `Randdiameter ${size.rim} mm: kies het deksel met dezelfde maat.`,
      ],
      specs: {
        Inhoud: `${size.ml} ml`,
        Randdiameter: `${size.rim} mm`,
        Wand: kind.name,
        Materiaal: 'karton met PE-laag',
        Kleur: print === 'bruin' ? 'kraft' : 'wit',
        Keurmerk: 'FSC',
      },
      facets: { inhoud: `${size.ml} ml`, materiaal: 'karton', kleur: print, certificaat: 'FSC' },
      shot: {
        form: 'cup-stack',
        colour: print === 'bruin' ? hex.bruin : hex.wit,
        label: `${size.ml} ml`,
        count: 3,
      },
    }),
  }),
  family({
    key: 'koude-bekers',
    group: 'horeca/bekers-en-deksels/koude-dranken',
    base: 'stuk',
    brands: ['bekerbos', 'tafelwijs', 'house'],
    share: 0.9,
    variants: combine({
      kind: [
        { name: 'karton', price: 1, colour: 'wit', cert: 'FSC' },
        { name: 'rPET helder', price: 1.35, colour: 'transparant', cert: undefined },
      ],
      size: [
        { ml: 200, price: 3.2 },
        { ml: 300, price: 4.4 },
        { ml: 500, price: 6.3 },
      ],
    }),
    draft: ({ kind, size }) => ({
      head: 'Drinkbeker',
      tail: `${kind.name} ${size.ml} ml`,
      piece: size.price * kind.price,
      packs: ['stapel 50', `*doos ${size.ml === 500 ? 800 : 1000}`],
      tell: [
        kind.name === 'karton'
          ? `Beker van ${size.ml} ml voor water en fris, met een binnenlaag die niet doorweekt.`
          : `Heldere beker van gerecycled PET voor smoothies en fris, ${size.ml} ml.`,
        size.ml === 200
          ? 'Past in waterkoelers en in de standaard bekerbuis.'
          : 'Met maatstreep voor de tap.',
      ],
      specs: {
        Inhoud: `${size.ml} ml`,
        Materiaal: kind.name,
        Randdiameter: size.ml === 200 ? '70 mm' : '95 mm',
        ...(kind.cert ? { Keurmerk: kind.cert } : {}),
      },
      facets: {
        inhoud: `${size.ml} ml`,
        materiaal: kind.name === 'karton' ? 'karton' : 'gerecycled kunststof',
        kleur: kind.colour,
        certificaat: kind.cert,
      },
      shot: {
        form: 'cup-stack',
        colour: hex[kind.colour],
        accent: hex.blauw,
        label: `${size.ml} ml`,
        count: 3,
      },
    }),
  }),
  family({
    key: 'deksels',
    group: 'horeca/bekers-en-deksels/deksels',
    base: 'stuk',
    brands: ['bekerbos', 'kartonka', 'house'],
    share: 0.9,
    variants: combine({
      rim: [62, 73, 80, 90],
      kind: [
        { name: 'karton met drinkopening', price: 3.6, colour: 'bruin' },
        { name: 'CPLA wit', price: 3.9, colour: 'wit' },
        { name: 'PS zwart', price: 2.3, colour: 'zwart' },
      ],
    }),
    draft: ({ rim, kind }) => ({
      head: 'Bekerdeksel',
      tail: `${kind.name} ${rim} mm`,
      piece: kind.price * (rim / 80),
      packs: ['stapel 50', '*doos 1000'],
      tell: [
        `Deksel voor koffiebekers met randdiameter ${rim} mm (${rim === 62 ? '4 oz' : rim === 73 ? '7 oz' : rim === 80 ? '8 oz' : '12 en 16 oz'}).`,
        kind.name.startsWith('karton')
          ? 'Van geperste houtvezel, zonder plastic, en bij het oud papier in te leveren.'
          : kind.name.startsWith('CPLA')
            ? 'Hittebestendig bioplastic tot 85 °C.'
            : 'Sluit met een hoorbare klik en blijft op de beker tijdens het vervoer.',
      ],
      specs: { Diameter: `${rim} mm`, Materiaal: kind.name, Kleur: kind.colour },
      facets: {
        materiaal: kind.name.startsWith('karton')
          ? 'karton'
          : kind.name.startsWith('CPLA')
            ? 'bioplastic'
            : 'kunststof',
        kleur: kind.colour,
        inhoud: `${rim} mm`,
      },
      shot: { form: 'cup-lid', colour: hex[kind.colour], label: `${rim} mm`, count: 4 },
    }),
  }),
  family({
    key: 'maaltijdbakken',
    group: 'horeca/bakken-en-bestek/maaltijdbakken',
    base: 'stuk',
    brands: ['bekerbos', 'kartonka', 'wikkelrijk', 'house'],
    share: 0.8,
    variants: [
      ...combine({
        kind: [
          {
            name: 'bagasse',
            colour: 'creme',
            price: 0.0185,
            cert: 'EN 13432',
            fact: 'Geperst suikerrietvezel, kan tegen vet en tot 20 minuten in een oven van 100 °C.',
          },
        ],
        ml: [500, 750, 1000],
      }),
      ...combine({
        kind: [
          {
            name: 'kraftkarton',
            colour: 'bruin',
            price: 0.0165,
            cert: 'FSC',
            fact: 'Vetdicht karton met klikdeksel voor salade, pasta en wok.',
          },
        ],
        ml: [500, 750, 1000, 1300],
      }),
      ...combine({
        kind: [
          {
            name: 'rPP zwart met deksel',
            colour: 'zwart',
            price: 0.021,
            cert: undefined,
            fact: 'Magnetronbestendige bak met helder deksel, stapelbaar in de koeling.',
          },
        ],
        ml: [500, 750, 1000],
      }),
    ],
    draft: ({ kind, ml }) => ({
      head: 'Maaltijdbak',
      tail: `${kind.name} ${ml} ml`,
      piece: kind.price * ml + 2.5,
      packs: ['pak 50', '*doos 300'],
      tell: [
        kind.fact,
        `Inhoud ${thousands(ml)} ml: ${ml <= 500 ? 'een bijgerecht of soep' : ml <= 750 ? 'een lunch' : 'een volledige maaltijd'}.`,
      ],
      specs: {
        Inhoud: `${thousands(ml)} ml`,
        Materiaal: kind.name,
        Magnetron: kind.name === 'kraftkarton' ? 'kort' : 'ja',
        ...(kind.cert ? { Keurmerk: kind.cert } : {}),
      },
      facets: {
        inhoud: `${ml} ml`,
        materiaal: kind.name.startsWith('rPP') ? 'gerecycled kunststof' : kind.name,
        kleur: kind.colour === 'creme' ? 'crème' : kind.colour,
        certificaat: kind.cert,
      },
      shot: {
        // Bagasse is sold open; the other two click shut.
        form: kind.name === 'bagasse' ? 'food-tray' : 'lidded-tray',
        colour: hex[kind.colour],
        label: `${ml} ml`,
        count: 2,
      },
    }),
  }),
  family({
    key: 'snackbakken',
    group: 'horeca/bakken-en-bestek/snackbakjes',
    base: 'stuk',
    brands: ['kartonka', 'bekerbos', 'house'],
    variants: combine({
      code: [
        { name: 'A7', size: '9 x 13 cm', price: 2.2 },
        { name: 'A9', size: '11 x 16 cm', price: 2.9 },
        { name: 'A13', size: '13 x 20 cm', price: 3.9 },
      ],
      kind: ['wit', 'kraft'],
    }),
    draft: ({ code, kind }) => ({
      head: 'Snackbakje',
      tail: `karton ${code.name} ${code.size}, ${kind}`,
      piece: code.price,
      packs: ['pak 250', '*doos 1000'],
      tell: [
        `Open kartonnen bakje ${code.name} voor friet, snacks en kibbeling, bestand tegen vet en saus.`,
        'Zonder plastic laag, dus na gebruik bij het restafval of, als het schoon is, bij het oud papier.',
      ],
      specs: {
        Formaat: code.size,
        Maatcode: code.name,
        Materiaal: 'karton, vetdicht',
        Kleur: kind,
        Keurmerk: 'FSC',
      },
      facets: { materiaal: 'karton', kleur: kind === 'kraft' ? 'bruin' : 'wit', certificaat: 'FSC' },
      shot: { form: 'food-tray', colour: kind === 'kraft' ? hex.bruin : hex.wit, label: code.name, count: 4 },
    }),
  }),
  family({
    key: 'houten-bestek',
    group: 'horeca/bakken-en-bestek/bestek-en-roerstaafjes',
    base: 'stuk',
    brands: ['bekerbos', 'tafelwijs', 'house'],
    variants: [
      { name: 'Vork', length: '16 cm', price: 2.3, pack: 100 },
      { name: 'Mes', length: '16 cm', price: 2.3, pack: 100 },
      { name: 'Lepel', length: '16 cm', price: 2.4, pack: 100 },
      { name: 'Roerstaafje', length: '14 cm', price: 0.42, pack: 1000 },
      { name: 'Bestekset met servet', length: '16 cm', price: 8.4, pack: 50 },
    ] as const,
    draft: ({ name, length, price, pack }) => ({
      head: name,
      tail: `berkenhout ${length}`,
      piece: price,
      packs: [`pak ${pack}`, `*doos ${pack * 10}`],
      tell: [
        name === 'Roerstaafje'
          ? 'Glad geschuurd houten roerstaafje voor koffie en thee, zonder splinters.'
          : name === 'Bestekset met servet'
            ? 'Mes, vork en servet samen in een papieren hoesje: hygiënisch bij bezorging en buffet.'
            : `Houten ${name.toLowerCase()} die niet buigt in warm eten en geen smaak afgeeft.`,
        'Wegwerpbestek van hout valt buiten het verbod op plastic bestek.',
      ],
      specs: { Lengte: length, Materiaal: 'berkenhout', 'Per pak': String(pack), Keurmerk: 'FSC' },
      facets: { materiaal: 'hout', certificaat: 'FSC', inhoud: `${thousands(pack)} stuks`, kleur: 'naturel' },
      shot: { form: 'cardboard-box', colour: hex.naturel, accent: hex.groen, label: name },
    }),
  }),
  family({
    key: 'tafelrollen',
    group: 'horeca/tafel-en-keuken/tafelbedekking',
    base: 'rol',
    brands: ['tafelwijs', 'papivolta', 'house'],
    share: 0.9,
    variants: [
      ...combine({
        kind: [
          { name: 'damastpapier', price: 15, wide: '120 cm' },
          { name: 'airlaid', price: 58, wide: '120 cm' },
        ],
        metres: [25, 50],
        colour: ['wit', 'bordeaux', 'zwart'],
      }).filter((v) => (v.kind.name === 'airlaid' ? v.metres === 25 : v.colour === 'wit')),
    ],
    draft: ({ kind, metres, colour }) => ({
      head: 'Tafelrol',
      tail: `${kind.name} ${kind.wide} x ${metres} meter, ${colour}`,
      piece: kind.price * metres + 80,
      packs: ['*rol 1', `doos ${metres === 50 ? 6 : 4}`],
      tell: [
        `Tafelbedekking van ${kind.name} op een rol van ${metres} meter, met schaar of mes op maat te maken.`,
        kind.name === 'airlaid'
          ? 'Valt als textiel en neemt gemorste wijn op; voor feest en buffet.'
          : 'De voordelige keuze voor bedrijfsfeest, markt en braderie.',
      ],
      specs: { Breedte: kind.wide, Lengte: `${metres} m`, Materiaal: kind.name, Kleur: colour },
      facets: { kleur: colour, inhoud: `${metres} meter`, materiaal: kind.name },
      shot: { form: 'towel-roll', colour: hex[colour], label: `${metres} m` },
    }),
  }),
  family({
    key: 'keukenfolie',
    group: 'horeca/tafel-en-keuken/folie-en-bakpapier',
    base: 'rol',
    brands: ['wikkelrijk', 'tafelwijs', 'house'],
    share: 0.95,
    variants: combine({
      kind: [
        {
          name: 'Aluminiumfolie',
          price: 0.44,
          fact: 'Vormvast en hittebestendig: voor afdekken, inpakken en de oven.',
          use: 'tot 250 °C',
        },
        {
          name: 'Vershoudfolie',
          price: 0.125,
          fact: 'PE-folie zonder weekmakers die op glas, rvs en kunststof hecht.',
          use: 'tot 80 °C',
        },
        {
          name: 'Bakpapier',
          price: 0.38,
          fact: 'Dubbelzijdig siliconenpapier, per vel twee tot drie keer te gebruiken.',
          use: 'tot 220 °C',
        },
      ],
      wide: [30, 45],
      metres: [100, 300],
    }).filter((v) => v.kind.name !== 'Bakpapier' || v.metres === 100),
    draft: ({ kind, wide, metres }) => ({
      head: kind.name,
      tail: `${wide} cm x ${metres} meter in snijdoos`,
      piece: wide * metres * kind.price + 90,
      packs: ['*rol 1', 'doos 6'],
      tell: [
        kind.fact,
        `Rol van ${metres} meter in een snijdoos met zaagrand, breedte ${wide} cm (${wide === 30 ? 'gastronorm 1/2' : 'gastronorm 1/1'}).`,
      ],
      specs: { Breedte: `${wide} cm`, Lengte: `${metres} m`, Temperatuur: kind.use, Voedselcontact: 'ja' },
      facets: {
        inhoud: `${metres} meter`,
        materiaal:
          kind.name === 'Aluminiumfolie' ? 'aluminium' : kind.name === 'Bakpapier' ? 'papier' : 'polyetheen',
      },
      shot: {
        form: 'film-roll',
        colour:
          kind.name === 'Aluminiumfolie'
            ? hex.zilver
            : kind.name === 'Bakpapier'
              ? hex.naturel
              : hex.transparant,
        accent: hex.blauw,
        label: `${wide} cm`,
      },
    }),
  }),
  family({
    key: 'koffie',
    group: 'horeca/koffie-en-thee/koffie-en-thee',
    base: 'pak',
    brands: ['bonenkade', 'house'],
    vat: 9,
    variants: [
      {
        name: 'Koffiebonen',
        tail: 'medium roast, 1 kg',
        piece: 1390,
        text: 'Ronde espresso-melange van arabica en robusta voor volautomaten.',
        kilo: '1 kg',
        box: 8,
      },
      {
        name: 'Koffiebonen',
        tail: 'dark roast, 1 kg',
        piece: 1440,
        text: 'Krachtig gebrand, blijft overeind in melkdranken.',
        kilo: '1 kg',
        box: 8,
      },
      {
        name: 'Filterkoffie',
        tail: 'snelfiltermaling, 250 g',
        piece: 395,
        text: 'Snelfiltermaling, vacuüm verpakt, voor koffiezetapparaat en perculator.',
        kilo: '250 g',
        box: 20,
      },
      {
        name: 'Theezakjes',
        tail: 'English blend, 100 stuks',
        piece: 460,
        text: 'Zwarte thee in envelopjes, één zakje per glas.',
        kilo: '100 zakjes',
        box: 6,
      },
      {
        name: 'Theezakjes',
        tail: 'groene thee citroen, 100 stuks',
        piece: 485,
        text: 'Groene thee met citroen in envelopjes.',
        kilo: '100 zakjes',
        box: 6,
      },
      {
        name: 'Theezakjes',
        tail: 'rooibos, 100 stuks',
        piece: 495,
        text: 'Cafeïnevrije rooibos in envelopjes.',
        kilo: '100 zakjes',
        box: 6,
      },
    ] as const,
    draft: ({ name, tail, piece, text, kilo, box }) => ({
      head: name,
      tail,
      piece,
      packs: ['*pak 1', `doos ${box}`],
      tell: [text, 'Houdbaar tot ten minste zes maanden na levering; koel en droog bewaren.'],
      specs: { Inhoud: kilo, Houdbaarheid: 'minimaal 6 maanden na levering', Btw: '9 % (levensmiddel)' },
      facets: { inhoud: kilo },
      shot: {
        form: name === 'Theezakjes' ? 'tissue-box' : 'powder-box',
        colour: name === 'Theezakjes' ? hex.groen : hex.bruin,
        accent: hex.creme,
        label: kilo,
      },
    }),
  }),
  family({
    key: 'suiker-en-melk',
    group: 'horeca/koffie-en-thee/suiker-en-melk',
    base: 'stuk',
    brands: ['bonenkade', 'house'],
    vat: 9,
    variants: [
      {
        name: 'Suikersticks',
        tail: 'kristalsuiker 4 g',
        piece: 1.5,
        box: 1000,
        text: 'Witte kristalsuiker in smalle sticks, één per kop.',
        gram: '4 g',
      },
      {
        name: 'Rietsuikersticks',
        tail: 'ongeraffineerd 4 g',
        piece: 2.1,
        box: 500,
        text: 'Ongeraffineerde rietsuiker met een lichte karameltoon.',
        gram: '4 g',
      },
      {
        name: 'Koffiemelkcups',
        tail: 'halfvol 7,5 g',
        piece: 4.3,
        box: 240,
        text: 'Houdbare koffiemelk in cupjes, ongekoeld te bewaren.',
        gram: '7,5 g',
      },
      {
        name: 'Creamersticks',
        tail: '2,5 g',
        piece: 2.6,
        box: 1000,
        text: 'Melkpoeder op plantaardige basis, lost ook in automaatkoffie op.',
        gram: '2,5 g',
      },
      {
        name: 'Koffiekoekjes',
        tail: 'karamelspeculaas per stuk verpakt',
        piece: 6.2,
        box: 300,
        text: 'Krokant speculaasje, afzonderlijk verpakt, voor op de schotel.',
        gram: '6 g',
      },
    ] as const,
    draft: ({ name, tail, piece, box, text, gram }) => ({
      head: name,
      tail,
      piece,
      packs: [`*doos ${box}`],
      tell: [text, `In een uitgeefdoos van ${thousands(box)} stuks die zo op het koffiepunt kan staan.`],
      specs: {
        'Gewicht per stuk': gram,
        'Aantal per doos': thousands(box),
        Houdbaarheid: 'minimaal 4 maanden na levering',
        Btw: '9 % (levensmiddel)',
      },
      facets: { inhoud: `${thousands(box)} stuks` },
      shot: {
        form: 'cardboard-box',
        colour: name.includes('melk') ? hex.lichtblauw : hex.beige,
        accent: hex.bruin,
        label: gram,
      },
    }),
  }),
];
