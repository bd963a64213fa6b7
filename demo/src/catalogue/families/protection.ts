import { combine, type Family, family } from '../build-family.ts';
import { type Colour, hex } from '../colours.ts';

const sizes = ['S', 'M', 'L', 'XL'] as const;

interface Glove {
  material: 'nitril' | 'latex' | 'vinyl';
  quality: { name: string; micron: number; grams: number; price: number; use: string; en374: string };
  colour: Colour;
  size: string;
}

/** Disposable gloves, sold per dispenser box of 100 and per carton of ten. */
const glove = ({ material, quality, colour, size }: Glove, extra: string) => ({
  head: `Handschoen ${material}`,
  tail: `${quality.name} poedervrij ${colour} maat ${size}`,
  piece: quality.price,
  packs: ['pak 100', '*doos 1000', 'pallet 70000'],
  tell: [
    `Ongepoederde wegwerphandschoen van ${material}, ${String(quality.micron / 100).replace('.', ',')} mm dik aan de vingers, voor ${quality.use}.`,
    extra,
    `Maat ${size}, links en rechts gelijk; 100 stuks per dispenserdoos.`,
  ],
  specs: {
    Materiaal: material,
    Kleur: colour,
    Maat: size,
    'Dikte vinger': `${String(quality.micron / 100).replace('.', ',')} mm`,
    'Gewicht (maat M)': `${String(quality.grams).replace('.', ',')} g`,
    Lengte: '240 mm',
    AQL: '1,5',
    Norm: material === 'vinyl' ? 'EN 455' : `EN 455, EN 374 (${quality.en374})`,
    Poeder: 'nee',
    Voedselcontact: material === 'vinyl' ? 'ja, niet voor vet voedsel' : 'ja',
  },
  facets: {
    kleur: colour,
    materiaal: material,
    inhoud: '100 stuks',
    certificaat: material === 'vinyl' ? 'EN 455' : 'EN 374',
  },
  shot: { form: 'glove-box' as const, colour: hex[colour], label: size, count: 1 },
});

export const protection: Family[] = [
  family({
    key: 'handschoenen-nitril',
    group: 'bescherming/handschoenen/nitril',
    base: 'stuk',
    brands: ['grijpland', 'latesco', 'vingervast', 'house'],
    variants: [
      ...combine({
        material: ['nitril'],
        quality: [
          {
            name: 'basic',
            micron: 7,
            grams: 3.2,
            price: 4.6,
            use: 'verzorging, schoonmaak en voedselbereiding',
            en374: 'type B',
          },
        ],
        colour: ['blauw', 'zwart', 'wit'],
        size: [...sizes],
      }),
      ...combine({
        material: ['nitril'],
        quality: [
          {
            name: 'grip',
            micron: 12,
            grams: 5.5,
            price: 7.4,
            use: 'werkplaats, lab en werken met chemicaliën',
            en374: 'type A',
          },
        ],
        colour: ['zwart', 'oranje'],
        size: ['M', 'L', 'XL'],
      }),
    ],
    draft: (v) =>
      glove(
        v,
        v.quality.name === 'grip'
          ? 'Het ruitprofiel op de hele hand houdt ook olieachtig gereedschap vast.'
          : 'Latexvrij, dus zonder risico op latexallergie, en soepel genoeg voor fijn werk.',
      ),
  }),
  family({
    key: 'handschoenen-latex',
    group: 'bescherming/handschoenen/latex',
    base: 'stuk',
    brands: ['latesco', 'grijpland', 'house'],
    variants: [
      ...combine({
        material: ['latex'],
        quality: [
          {
            name: 'soft',
            micron: 10,
            grams: 5,
            price: 5.2,
            use: 'onderzoek, verzorging en tandheelkunde',
            en374: 'type B',
          },
        ],
        colour: ['gebroken', 'blauw'],
        size: [...sizes],
      }),
      ...combine({
        material: ['latex'],
        quality: [
          {
            name: 'sterk lang',
            micron: 25,
            grams: 13,
            price: 13.5,
            use: 'nat werk, ambulance en stal',
            en374: 'type A',
          },
        ],
        colour: ['blauw'],
        size: ['M', 'L', 'XL'],
      }),
    ],
    draft: (v) => {
      const draft = glove(
        v,
        v.quality.name === 'soft'
          ? 'Rekt mee en sluit het strakst van alle wegwerphandschoenen; niet dragen bij latexallergie.'
          : 'Dubbel zo dik als een gewone latex handschoen, met lange manchet over de pols; niet dragen bij latexallergie.',
      );
      if (v.colour !== 'gebroken') return draft;
      return {
        ...draft,
        tail: draft.tail.replace('gebroken', 'naturel'),
        specs: { ...draft.specs, Kleur: 'naturel' },
        facets: { ...draft.facets, kleur: 'naturel' },
      };
    },
  }),
  family({
    key: 'handschoenen-vinyl',
    group: 'bescherming/handschoenen/vinyl',
    base: 'stuk',
    brands: ['vingervast', 'latesco', 'house'],
    variants: combine({
      material: ['vinyl'],
      quality: [
        { name: 'licht', micron: 8, grams: 4.3, price: 3.1, use: 'kortdurend en licht werk', en374: '' },
      ],
      colour: ['transparant', 'blauw', 'zwart'],
      size: [...sizes],
    }),
    draft: (v) =>
      glove(
        v,
        'Ruim vallend en snel aan en uit; de voordeligste keuze wanneer u vaak wisselt. Voor vet voedsel en reinigingsmiddelen kunt u beter nitril nemen.',
      ),
  }),
  family({
    key: 'handschoenen-huishoud',
    group: 'bescherming/handschoenen/huishoudhandschoenen',
    base: 'paar',
    brands: ['grijpland', 'vingervast', 'house'],
    variants: combine({ colour: ['geel', 'roze', 'blauw', 'groen'], size: ['S', 'M', 'L', 'XL'] }),
    draft: ({ colour, size }) => ({
      head: 'Huishoudhandschoen',
      tail: `latex gevlokt ${colour} maat ${size}`,
      piece: 98,
      packs: ['paar 1', '*pak 12', 'doos 144'],
      tell: [
        `Stevige latex handschoen met katoenvlok van binnen en wafelprofiel aan de binnenhand, maat ${size}.`,
        `Voor afwas, sanitair en werken met verdunde reinigingsmiddelen. Spreek per ruimte één kleur af, bijvoorbeeld ${colour === 'roze' ? 'roze voor sanitair' : colour === 'geel' ? 'geel voor wastafels' : colour === 'blauw' ? 'blauw voor interieur' : 'groen voor de keuken'}.`,
      ],
      specs: {
        Materiaal: 'latex, katoenvlok',
        Kleur: colour,
        Maat: size,
        Lengte: '300 mm',
        Norm: 'EN 374 (type C), EN 388',
      },
      facets: { kleur: colour, materiaal: 'latex', certificaat: 'EN 374' },
      shot: { form: 'glove-pair', colour: hex[colour], label: size, count: 1 },
    }),
  }),
  family({
    key: 'handschoenen-werk',
    group: 'bescherming/handschoenen/werkhandschoenen',
    base: 'paar',
    brands: ['grijpland', 'schermaar', 'house'],
    variants: combine({
      kind: [
        {
          name: 'pu-gecoat',
          material: 'PU-coating',
          colour: 'grijs',
          price: 95,
          norm: 'EN 388: 3131X',
          fact: 'Dun en naadloos gebreid met polyurethaan op de binnenhand; voor montage, orderpicken en inpakken.',
        },
        {
          name: 'nitrilschuim',
          material: 'nitrilschuim',
          colour: 'zwart',
          price: 185,
          norm: 'EN 388: 4131X',
          fact: 'Ademende nitrilschuimlaag die op licht vettige delen grip houdt; voor techniek en logistiek.',
        },
        {
          name: 'snijvast klasse C',
          material: 'HPPE',
          colour: 'blauw',
          price: 520,
          norm: 'EN 388: 4X42C',
          fact: 'Met HPPE-vezel tegen snijden aan glas, plaatwerk en messen.',
        },
        {
          name: 'winter met latexgrip',
          material: 'latexgrip',
          colour: 'oranje',
          price: 290,
          norm: 'EN 388: 2231X, EN 511',
          fact: 'Geruwde acrylvoering en latexgrip voor buitenwerk tot een paar graden onder nul.',
        },
      ],
      size: ['8 (M)', '9 (L)', '10 (XL)'],
    }),
    draft: ({ kind, size }) => ({
      head: 'Werkhandschoen',
      tail: `${kind.name} maat ${size}`,
      piece: kind.price,
      packs: ['paar 1', '*pak 12', 'doos 120'],
      tell: [kind.fact, `Maat ${size}; wasbaar op 40 °C.`],
      specs: { Soort: kind.name, Maat: size, Norm: kind.norm, Kleur: kind.colour, Wasbaar: '40 °C' },
      facets: { kleur: kind.colour, materiaal: kind.material, certificaat: 'EN 388' },
      shot: {
        form: 'glove-pair',
        colour: hex[kind.colour as Colour],
        accent: hex.grijs,
        label: size.split(' ')[0],
        count: 1,
      },
    }),
  }),
  family({
    key: 'mondkapjes-medisch',
    group: 'bescherming/mondkapjes/medische-mondkapjes',
    base: 'stuk',
    brands: ['ademwacht', 'schermaar', 'desimaro', 'house'],
    share: 0.85,
    variants: combine({
      type: [
        { name: 'type II', bfe: '98 %', price: 5.2 },
        { name: 'type IIR', bfe: '98 %, spatdicht', price: 6.6 },
      ],
      fit: [
        { name: 'met elastiek', colour: 'lichtblauw' },
        { name: 'met elastiek', colour: 'wit' },
        { name: 'met elastiek', colour: 'zwart' },
        { name: 'met linten', colour: 'groen' },
      ],
    }).filter((v) => v.fit.colour !== 'zwart' || v.type.name === 'type IIR'),
    draft: ({ type, fit }) => ({
      head: 'Medisch mondkapje',
      tail: `${type.name} 3-laags ${fit.name} ${fit.colour}`,
      piece: type.price * (fit.name === 'met linten' ? 1.35 : 1),
      packs: ['pak 50', '*doos 2000'],
      tell: [
        `Drielaags chirurgisch masker ${type.name} volgens EN 14683 met een bacteriefiltratie van ${type.bfe}.`,
        type.name === 'type IIR'
          ? 'De buitenlaag houdt spatten tegen: voor wondzorg, tandarts en laboratorium.'
          : 'Voor zorg op afstand van spatten, bezoek en kwetsbare bewoners.',
        fit.name === 'met linten'
          ? 'Linten om op maat te knopen, prettig bij lang dragen met een muts.'
          : 'Platte oorlussen zonder lastige naad en een vormbare neusbrug.',
      ],
      specs: {
        Type: type.name,
        Lagen: '3',
        'Filtratie (BFE)': type.bfe,
        Norm: 'EN 14683',
        Bevestiging: fit.name.replace('met ', ''),
        Kleur: fit.colour,
        'Per dispenserdoos': '50 stuks',
      },
      facets: { kleur: fit.colour, certificaat: 'EN 14683', inhoud: '50 stuks' },
      shot: { form: 'mask-box', colour: hex[fit.colour as Colour], accent: hex.wit, label: type.name },
    }),
  }),
  family({
    key: 'ademmaskers',
    group: 'bescherming/mondkapjes/ademmaskers',
    base: 'stuk',
    brands: ['ademwacht', 'schermaar', 'house'],
    share: 0.9,
    variants: combine({
      grade: [
        { name: 'FFP1', price: 52, limit: 'grof, ongiftig stof', times: 4 },
        { name: 'FFP2', price: 68, limit: 'fijn stof, bacteriën en virussen', times: 12 },
        { name: 'FFP3', price: 215, limit: 'kwarts-, hardhout- en giftig stof', times: 50 },
      ],
      shape: [
        { name: 'gevouwen', extra: 1 },
        { name: 'cup met ventiel', extra: 1.5 },
        { name: 'gevouwen met ventiel', extra: 1.35 },
      ],
    }).filter((v) => v.grade.name !== 'FFP1' || v.shape.name !== 'gevouwen met ventiel'),
    draft: ({ grade, shape }) => ({
      head: 'Ademmasker',
      tail: `${grade.name} NR ${shape.name}, wit`,
      piece: grade.price * shape.extra,
      packs: ['*pak 20', 'doos 400'],
      tell: [
        `Stofmasker ${grade.name} volgens EN 149 tegen ${grade.limit}, tot ${grade.times} keer de grenswaarde.`,
        shape.name.includes('ventiel')
          ? 'Het uitademventiel voert warmte en vocht af; gebruik in de zorg een masker zonder ventiel.'
          : 'Per stuk verpakt en plat mee te nemen.',
        'Alleen dicht op een gladgeschoren gezicht.',
      ],
      specs: {
        Klasse: `${grade.name} NR`,
        Norm: 'EN 149',
        Bescherming: `${grade.times} x grenswaarde`,
        Vorm: shape.name,
        Ventiel: shape.name.includes('ventiel') ? 'ja' : 'nee',
        Kleur: 'wit',
      },
      facets: { kleur: 'wit', certificaat: grade.name, inhoud: '20 stuks' },
      shot: {
        form: shape.name.startsWith('cup') ? 'mask' : 'mask-box',
        colour: hex.wit,
        accent: hex.grijs,
        label: grade.name,
      },
    }),
  }),
  family({
    key: 'mondkapjes-overig',
    group: 'bescherming/mondkapjes/baard-en-hygienemaskers',
    base: 'stuk',
    brands: ['ademwacht', 'schermaar', 'house'],
    variants: [
      {
        name: 'Hygiënemasker',
        tail: '2-laags papier wit',
        piece: 1.9,
        pack: 100,
        text: 'Licht papieren masker voor keuken en inpakafdeling; geen medisch masker.',
        colour: 'wit',
      },
      {
        name: 'Hygiënemasker',
        tail: '3-laags niet-medisch blauw',
        piece: 3.1,
        pack: 50,
        text: 'Vliesmasker voor bezoek, winkel en vervoer; geen medisch hulpmiddel.',
        colour: 'lichtblauw',
      },
      {
        name: 'Baardmasker',
        tail: 'non-woven wit, dubbel elastiek',
        piece: 4.2,
        pack: 100,
        text: 'Bedekt baard en snor in voedselbereiding; dubbel elastiek over het hoofd.',
        colour: 'wit',
      },
      {
        name: 'Baardmasker',
        tail: 'non-woven blauw, dubbel elastiek',
        piece: 4.3,
        pack: 100,
        text: 'Bedekt baard en snor; de blauwe kleur valt op als er een in het product komt.',
        colour: 'blauw',
      },
      {
        name: 'Gelaatsscherm',
        tail: 'helder PET met schuimband',
        piece: 165,
        pack: 10,
        text: 'Vol gelaatsscherm tegen spatten, over bril en mondkapje te dragen.',
        colour: 'transparant',
      },
    ] as const,
    draft: ({ name, tail, piece, pack, text, colour }) => ({
      head: name,
      tail,
      piece,
      packs: [`*pak ${pack}`, `doos ${pack * 10}`],
      tell: [text, `Per ${pack} in een dispenserdoos, zodat de rest schoon blijft.`],
      specs: {
        Materiaal:
          name === 'Gelaatsscherm' ? 'PET' : tail.includes('papier') ? 'papier' : 'polypropeen vlies',
        Kleur: colour,
        'Per pak': String(pack),
        ...(name === 'Gelaatsscherm' ? { Norm: 'EN 166' } : {}),
      },
      facets: {
        kleur: colour,
        inhoud: `${pack} stuks`,
        certificaat: name === 'Gelaatsscherm' ? 'EN 166' : undefined,
      },
      shot: {
        form: name === 'Baardmasker' ? 'beard-mask' : name === 'Gelaatsscherm' ? 'face-shield' : 'mask',
        colour: hex[colour],
        accent: hex.wit,
      },
    }),
  }),
  family({
    key: 'schorten',
    group: 'bescherming/wegwerpkleding/schorten-en-jassen',
    base: 'stuk',
    brands: ['schermaar', 'sterkvang', 'house'],
    share: 0.85,
    variants: [
      ...combine({
        kind: [
          {
            name: 'Wegwerpschort',
            tail: 'PE 20 micron 75 x 125 cm',
            piece: 5.4,
            pack: 100,
            text: 'Mouwloos schort van glad polyetheen voor verzorging, afwas en keuken.',
          },
          {
            name: 'Wegwerpschort',
            tail: 'PE 50 micron 80 x 140 cm',
            piece: 14,
            pack: 50,
            text: 'Dik en lang schort voor slagerij, wasstraat en stal.',
          },
        ],
        colour: ['wit', 'blauw', 'groen'],
      }),
      ...combine({
        kind: [
          {
            name: 'Bezoekersjas',
            tail: 'non-woven 40 g/m² maat L',
            piece: 88,
            pack: 50,
            text: 'Jas met drukknopen voor bezoek in productie en laboratorium.',
          },
          {
            name: 'Isolatiejas',
            tail: 'non-woven met tricot manchet',
            piece: 115,
            pack: 10,
            text: 'Jas met achtersluiting voor isolatieverpleging; sluit aan de pols over de handschoen.',
          },
        ],
        colour: ['wit', 'blauw'],
      }),
    ],
    draft: ({ kind, colour }) => ({
      head: kind.name,
      tail: `${kind.tail}, ${colour}`,
      piece: kind.piece,
      packs: [
        `pak ${kind.pack}`,
        `*doos ${kind.pack * (kind.pack === 10 ? 10 : kind.name === 'Wegwerpschort' ? 10 : 2)}`,
      ],
      tell: [
        kind.text,
        kind.name === 'Wegwerpschort'
          ? `Plat gevouwen per ${kind.pack} en één voor één los te trekken.`
          : 'Wegwerpartikel; na gebruik in de juiste afvalstroom weggooien.',
      ],
      specs: {
        Materiaal: kind.tail.startsWith('PE') ? 'polyetheen' : 'polypropeen vlies',
        Uitvoering: kind.tail,
        Kleur: colour,
        'Per pak': String(kind.pack),
      },
      facets: {
        kleur: colour,
        materiaal: kind.tail.startsWith('PE') ? 'polyetheen' : 'non-woven',
        inhoud: `${kind.pack} stuks`,
      },
      shot: { form: 'apron', colour: hex[colour], label: undefined },
    }),
  }),
  family({
    key: 'haarnetten',
    group: 'bescherming/wegwerpkleding/hoofd-en-voet',
    base: 'stuk',
    brands: ['schermaar', 'ademwacht', 'house'],
    share: 0.9,
    variants: combine({
      kind: [
        {
          name: 'Haarnet',
          tail: 'clipmuts 53 cm',
          piece: 1.6,
          pack: 100,
          text: 'Platte clipmuts die zich over het hele haar uitvouwt; verplicht in veel HACCP-ruimten.',
        },
        {
          name: 'Overschoen',
          tail: 'CPE 36 x 15 cm',
          piece: 2.4,
          pack: 100,
          text: 'Dichte overschoen met elastiek, voor bezoek en klussen bij bewoners thuis.',
        },
        {
          name: 'Overmouw',
          tail: 'PE 40 cm',
          piece: 2.2,
          pack: 100,
          text: 'Beschermt de onderarm tussen handschoen en schort.',
        },
      ],
      colour: ['wit', 'blauw', 'groen'],
    }),
    draft: ({ kind, colour }) => ({
      head: kind.name,
      tail: `${kind.tail}, ${colour}`,
      piece: kind.piece,
      packs: [`pak ${kind.pack}`, `*doos ${kind.pack * 20}`],
      tell: [
        kind.text,
        colour === 'blauw'
          ? 'In blauw, een kleur die in voedsel niet voorkomt en dus direct opvalt.'
          : 'Latexvrij elastiek.',
      ],
      specs: {
        Materiaal: kind.name === 'Haarnet' ? 'polypropeen vlies' : 'polyetheen',
        Afmeting: kind.tail.replace(/^[^\d]+/, ''),
        Kleur: colour,
        'Per pak': String(kind.pack),
      },
      facets: {
        kleur: colour,
        inhoud: `${kind.pack} stuks`,
        materiaal: kind.name === 'Haarnet' ? 'non-woven' : 'polyetheen',
      },
      shot: { form: 'hair-net', colour: hex[colour] },
    }),
  }),
  family({
    key: 'desinfectiedoekjes',
    group: 'schoonmaakmiddelen/desinfectie/desinfectiedoekjes',
    base: 'pot',
    brands: ['desimaro', 'schermaar', 'klarivaan', 'house'],
    share: 0.9,
    variants: combine({
      kind: [
        {
          name: 'alcohol 70 %',
          norm: 'EN 14476, EN 1276',
          use: 'apparatuur, deurklinken en werkbladen',
          price: 1,
        },
        {
          name: 'alcoholvrij',
          norm: 'EN 13727, EN 14476',
          use: 'medische hulpmiddelen, kunststof en schermen',
          price: 1.15,
        },
      ],
      count: [100, 150, 200],
    }),
    draft: ({ kind, count }) => ({
      head: 'Desinfectiedoekjes',
      tail: `${kind.name}, pot ${count} doekjes`,
      piece: (count * 2.9 + 90) * kind.price,
      packs: ['pot 1', '*doos 12'],
      tell: [
        `Voorgedrenkte doekjes van 13 x 20 cm voor ${kind.use}, ${count} stuks in een pot met sluitdop.`,
        `Getest volgens ${kind.norm}; houd het oppervlak een minuut nat en spoel niet na.`,
      ],
      specs: {
        'Aantal doekjes': String(count),
        'Formaat doek': '13 x 20 cm',
        'Werkzame stof': kind.name === 'alcoholvrij' ? 'quaternaire ammonium' : 'ethanol 70 %',
        Norm: kind.norm,
        Inwerktijd: '60 seconden',
      },
      facets: { inhoud: `${count} doekjes`, certificaat: 'EN 14476' },
      shot: { form: 'wipes-tub', colour: hex.wit, accent: hex.turquoise, label: `${count} st.` },
    }),
  }),
];
