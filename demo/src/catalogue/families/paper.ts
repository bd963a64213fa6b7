import { combine, type Family, family } from '../build-family.ts';
import { hex } from '../colours.ts';
import { decimal, thousands } from '../units.ts';

/** Price, words and certificate of what paper is made of. */
const pulp = {
  cellulose: {
    name: 'cellulose wit',
    kleur: 'wit',
    hex: hex.wit,
    price: 1,
    cert: 'FSC',
    word: 'zuivere cellulose',
  },
  tissue: {
    name: 'tissue wit',
    kleur: 'wit',
    hex: hex.wit,
    price: 0.86,
    cert: undefined,
    word: 'wit gemengd tissue',
  },
  gerecycled: {
    name: 'gerecycled wit',
    kleur: 'wit',
    hex: hex.gebroken,
    price: 0.78,
    cert: 'EU Ecolabel',
    word: 'ontinkt oud papier',
  },
  naturel: {
    name: 'gerecycled naturel',
    kleur: 'naturel',
    hex: hex.naturel,
    price: 0.72,
    cert: 'EU Ecolabel',
    word: 'ongebleekt oud papier',
  },
  bamboe: {
    name: 'bamboe',
    kleur: 'gebroken wit',
    hex: hex.creme,
    price: 1.12,
    cert: 'FSC',
    word: 'bamboevezel',
  },
} as const;
type Pulp = keyof typeof pulp;

const paperFacets = (kind: Pulp, inhoud?: string) => ({
  kleur: pulp[kind].kleur,
  materiaal: kind === 'naturel' ? 'gerecycled' : kind,
  certificaat: pulp[kind].cert,
  inhoud,
});
const certified = (kind: Pulp): Record<string, string> =>
  pulp[kind].cert ? { Keurmerk: pulp[kind].cert } : {};

export const paper: Family[] = [
  family({
    key: 'toiletpapier-traditioneel',
    group: 'hygienepapier/toiletpapier/traditioneel',
    base: 'rol',
    brands: ['helderwit', 'vezelaar', 'zachtvel', 'papivolta', 'house'],
    share: 0.62,
    variants: [
      ...combine({
        layers: [2],
        sheets: [200, 250, 400],
        kind: ['cellulose', 'tissue', 'gerecycled', 'naturel'],
      }),
      ...combine({ layers: [3], sheets: [200, 250], kind: ['cellulose', 'gerecycled', 'bamboe'] }),
      ...combine({ layers: [4], sheets: [150, 180], kind: ['cellulose'] }),
    ],
    draft: ({ layers, sheets, kind }) => ({
      head: 'Toiletpapier',
      tail: `${layers}-laags ${sheets} vel, ${pulp[kind].name}`,
      piece: layers * sheets * 0.067 * pulp[kind].price,
      packs:
        sheets === 400
          ? ['pak 4', '*doos 40', 'pallet 1200']
          : layers > 2
            ? ['pak 8', '*doos 72']
            : ['pak 8', '*doos 48', 'pallet 1152'],
      tell: [
        `Toiletrol van ${pulp[kind].word} met ${sheets} vellen van 9,5 x 11 cm, ${layers}-laags${layers > 2 ? ' en daardoor merkbaar zachter en dikker' : ''}.`,
        sheets === 400
          ? 'Op een rol van 400 vel doet u ruim twee keer zo lang als op een gewone rol; dat scheelt bijvullen op toiletten zonder systeemdispenser.'
          : [
              'Past in elke gewone toiletrolhouder en lost snel op, ook in oudere leidingen.',
              'Geschikt voor kantoren, scholen en kleinere toiletgroepen met een open houder.',
            ],
        layers > 2
          ? 'Wordt veel gekozen voor hotelkamers, vergaderlocaties en zorgkamers.'
          : 'De rollen zitten per pak in folie, zodat de voorraad droog en stofvrij blijft.',
      ],
      specs: {
        'Aantal lagen': String(layers),
        'Vellen per rol': String(sheets),
        Velformaat: '9,5 x 11 cm',
        Rollengte: `${decimal(Math.round(sheets * 1.1) / 10)} m`,
        Rollengewicht: `${Math.round(sheets * 0.01045 * layers * 15.5)} g`,
        Materiaal: pulp[kind].word,
        Kerndiameter: '45 mm',
        ...certified(kind),
      },
      facets: paperFacets(kind, `${sheets} vel`),
      shot: {
        form: 'toilet-pack',
        colour: pulp[kind].hex,
        label: `${layers}-laags`,
        count: sheets === 400 ? 4 : 8,
      },
    }),
  }),
  family({
    key: 'toiletpapier-doprol',
    group: 'hygienepapier/toiletpapier/systeemrollen',
    base: 'rol',
    brands: ['helderwit', 'nordvlies', 'vezelaar', 'house'],
    share: 0.8,
    variants: combine({
      metres: [68, 100],
      layers: [1, 2],
      kind: ['tissue', 'gerecycled', 'cellulose'],
    }).filter((v) => v.layers === 2 || v.metres === 100),
    draft: ({ metres, layers, kind }) => ({
      head: 'Toiletpapier doprol',
      tail: `${layers}-laags ${metres} meter, ${pulp[kind].name}`,
      piece: metres * layers * 0.57 * pulp[kind].price + 10,
      packs: ['*doos 24', 'pallet 864'],
      tell: [
        `Compacte rol met doppen van ${metres} meter voor dubbele doprolhouders: de tweede rol valt pas als de eerste helemaal op is.`,
        `Door de ${layers}-laagse kwaliteit van ${pulp[kind].word} en de gesloten houder blijft er geen restrol over.`,
        'Controleer of uw houder voor een rol van maximaal 13,5 cm doorsnede gemaakt is.',
      ],
      specs: {
        'Aantal lagen': String(layers),
        Rollengte: `${metres} m`,
        Rolbreedte: '10 cm',
        Roldiameter: metres === 100 ? '13,2 cm' : '12,6 cm',
        Systeem: 'doprol',
        Materiaal: pulp[kind].word,
        ...certified(kind),
      },
      facets: paperFacets(kind, `${metres} meter`),
      shot: {
        form: 'toilet-roll',
        colour: pulp[kind].hex,
        accent: hex.grijs,
        label: `${metres} m`,
        count: 4,
      },
    }),
  }),
  family({
    key: 'toiletpapier-jumbo',
    group: 'hygienepapier/toiletpapier/jumborollen',
    base: 'rol',
    brands: ['helderwit', 'vezelaar', 'papivolta', 'nordvlies', 'house'],
    share: 0.72,
    variants: [
      ...combine({
        size: [
          { name: 'mini', metres: 180, pack: 12, wide: 18 },
          { name: 'maxi', metres: 380, pack: 6, wide: 26 },
        ],
        layers: [2],
        kind: ['cellulose', 'tissue', 'gerecycled'],
      }),
      ...combine({
        size: [{ name: 'maxi', metres: 525, pack: 6, wide: 26 }],
        layers: [1],
        kind: ['gerecycled', 'naturel'],
      }),
    ],
    draft: ({ size, layers, kind }) => ({
      head: `Jumborol ${size.name}`,
      tail: `${layers}-laags ${size.metres} meter, ${pulp[kind].name}`,
      piece: size.metres * layers * 0.56 * pulp[kind].price,
      packs: [`*doos ${size.pack}`, `pallet ${size.pack * 40}`],
      tell: [
        `Jumborol van ${size.metres} meter voor ${size.name}-jumbodispensers met een rolruimte van ${size.wide} cm.`,
        size.name === 'maxi'
          ? 'De juiste keuze voor druk bezochte toiletten in scholen, sporthallen en wegrestaurants, waar bijvullen tijd kost.'
          : 'Een goede middenweg voor kantoren en kleinere horeca: veel papier in een houder die nog bescheiden van formaat is.',
        `Gemaakt van ${pulp[kind].word}, met kern van 60 mm.`,
      ],
      specs: {
        'Aantal lagen': String(layers),
        Rollengte: `${size.metres} m`,
        Rolbreedte: '9,2 cm',
        Roldiameter: `${size.wide} cm`,
        Kerndiameter: '60 mm',
        Materiaal: pulp[kind].word,
        ...certified(kind),
      },
      facets: paperFacets(kind, `${size.metres} meter`),
      shot: { form: 'jumbo-roll', colour: pulp[kind].hex, label: `${size.metres} m`, count: 2 },
    }),
  }),
  family({
    key: 'toiletpapier-bulkpack',
    group: 'hygienepapier/toiletpapier/gevouwen',
    base: 'bundel',
    brands: ['nordvlies', 'vezelaar', 'house'],
    variants: combine({ sheets: [225, 250], kind: ['cellulose', 'tissue', 'gerecycled'] }),
    draft: ({ sheets, kind }) => ({
      head: 'Toiletpapier bulkpack',
      tail: `2-laags ${sheets} vel gevouwen, ${pulp[kind].name}`,
      piece: sheets * 0.2 * pulp[kind].price,
      packs: ['*doos 36', 'pallet 1440'],
      tell: [
        `Gevouwen toiletpapier in bundels van ${sheets} vel, dat vel voor vel uit een bulkpackdispenser komt.`,
        'Omdat de gebruiker alleen zijn eigen vel aanraakt en er niets kan afrollen, is het verbruik laag en de hygiëne goed.',
      ],
      specs: {
        'Aantal lagen': '2',
        'Vellen per bundel': String(sheets),
        Velformaat: '10,3 x 18 cm',
        Vouw: 'interfold',
        Materiaal: pulp[kind].word,
        ...certified(kind),
      },
      facets: paperFacets(kind, `${sheets} vel`),
      shot: { form: 'hand-towel-stack', colour: pulp[kind].hex, label: 'bulkpack', count: 3 },
    }),
  }),
  family({
    key: 'vouwhanddoekjes',
    group: 'hygienepapier/handdoekpapier/vouwhanddoeken',
    base: 'bundel',
    brands: ['helderwit', 'vezelaar', 'nordvlies', 'papivolta', 'house'],
    share: 0.58,
    variants: [
      ...combine({
        fold: [
          { name: 'Z-vouw', size: '20,6 x 24 cm', sheets: 160 },
          { name: 'interfold', size: '22 x 21 cm', sheets: 160 },
          { name: 'C-vouw', size: '24 x 31 cm', sheets: 144 },
          { name: 'V-vouw', size: '25 x 21 cm', sheets: 200 },
        ],
        layers: [2],
        kind: ['cellulose', 'tissue', 'gerecycled'],
      }),
      ...combine({
        fold: [{ name: 'V-vouw', size: '25 x 23 cm', sheets: 250 }],
        layers: [1],
        kind: ['gerecycled', 'naturel'],
      }),
      ...combine({
        fold: [{ name: 'interfold XL', size: '22 x 32 cm', sheets: 100 }],
        layers: [2, 3],
        kind: ['cellulose'],
      }),
    ],
    draft: ({ fold, layers, kind }) => ({
      head: 'Vouwhanddoek',
      tail: `${fold.name} ${layers}-laags ${fold.size}, ${pulp[kind].name}`,
      piece:
        fold.sheets *
        layers *
        0.47 *
        pulp[kind].price *
        (fold.name === 'interfold XL' ? 1.4 : fold.name === 'C-vouw' ? 1.3 : 1),
      packs: ['*doos 20', 'pallet 640'],
      tell: [
        `Papieren handdoek in ${fold.name} van ${fold.size}, ${fold.sheets} vel per bundel.`,
        fold.name.startsWith('interfold')
          ? 'De vellen grijpen in elkaar, zodat er steeds één klaarhangt en de bezoeker niet meer pakt dan nodig.'
          : fold.name === 'C-vouw'
            ? 'Het grote vel droogt twee handen in één keer; past in bredere dispensers voor C-vouw.'
            : 'Past in de gangbare smalle handdoekdispensers en is snel bij te vullen.',
        layers === 1
          ? 'De voordelige keuze voor werkplaats en kleedruimte; reken op twee vellen per keer.'
          : [
              `Het papier van ${pulp[kind].word} blijft ook nat heel.`,
              'Eén vel is genoeg voor gewoon drogen na het handen wassen.',
            ],
      ],
      specs: {
        'Aantal lagen': String(layers),
        Vouw: fold.name,
        Velformaat: fold.size,
        'Vellen per bundel': String(fold.sheets),
        'Vellen per doos': thousands(fold.sheets * 20),
        Materiaal: pulp[kind].word,
        ...certified(kind),
      },
      facets: paperFacets(kind, `${thousands(fold.sheets * 20)} vel`),
      shot: { form: 'hand-towel-stack', colour: pulp[kind].hex, label: fold.name, count: 4 },
    }),
  }),
  family({
    key: 'handdoekrollen',
    group: 'hygienepapier/handdoekpapier/handdoekrollen',
    base: 'rol',
    brands: ['helderwit', 'nordvlies', 'zachtvel', 'house'],
    share: 0.75,
    variants: [
      ...combine({
        system: [
          {
            name: 'matic',
            metres: 150,
            pack: 6,
            use: 'sensor- en autocutdispensers die zelf een vel van 25 cm afsnijden',
          },
        ],
        layers: [2],
        kind: ['cellulose', 'tissue', 'gerecycled'],
      }),
      ...combine({
        system: [
          {
            name: 'matic',
            metres: 280,
            pack: 6,
            use: 'autocutdispensers op drukke toiletten; vier keer zo veel handen per rol als een gewone handdoekrol',
          },
        ],
        layers: [1],
        kind: ['tissue', 'naturel'],
      }),
      ...combine({
        system: [
          {
            name: 'mini centerfeed',
            metres: 60,
            pack: 12,
            use: 'kleine centerfeeddispensers bij wastafel en aanrecht',
          },
          {
            name: 'midi centerfeed',
            metres: 150,
            pack: 6,
            use: 'midi centerfeeddispensers, waaruit het papier vanuit het hart van de rol komt',
          },
        ],
        layers: [1, 2],
        kind: ['cellulose', 'gerecycled'],
      }),
    ],
    draft: ({ system, layers, kind }) => ({
      head: 'Handdoekrol',
      tail: `${system.name} ${layers}-laags ${system.metres} meter, ${pulp[kind].name}`,
      piece: system.metres * layers * (system.name === 'matic' ? 2.05 : 1.7) * pulp[kind].price + 40,
      packs: [`*doos ${system.pack}`, `pallet ${system.pack * 48}`],
      tell: [
        `Handdoekrol van ${system.metres} meter voor ${system.use}.`,
        `${layers === 1 ? 'Enkellaags' : 'Tweelaags'} papier van ${pulp[kind].word}, ${layers === 1 ? 'zuinig in gebruik' : 'zacht en sterk genoeg om er ook een aanrecht mee te drogen'}.`,
      ],
      specs: {
        'Aantal lagen': String(layers),
        Rollengte: `${system.metres} m`,
        Rolbreedte: system.name === 'matic' ? '20,6 cm' : '20 cm',
        Systeem: system.name,
        Kern: system.name === 'matic' ? '38 mm' : 'uitneembaar',
        Materiaal: pulp[kind].word,
        ...certified(kind),
      },
      facets: paperFacets(kind, `${system.metres} meter`),
      shot: { form: 'towel-roll', colour: pulp[kind].hex, label: `${system.metres} m`, count: 2 },
    }),
  }),
  family({
    key: 'keukenrollen',
    group: 'hygienepapier/rollen-en-poetspapier/keukenrollen',
    base: 'rol',
    brands: ['helderwit', 'zachtvel', 'papivolta', 'house'],
    share: 0.85,
    variants: combine({
      layers: [2, 3],
      sheets: [50, 100],
      kind: ['cellulose', 'gerecycled', 'bamboe'],
    }).filter((v) => v.kind !== 'bamboe' || v.layers === 3),
    draft: ({ layers, sheets, kind }) => ({
      head: 'Keukenrol',
      tail: `${layers}-laags ${sheets} vel, ${pulp[kind].name}`,
      piece: layers * sheets * 0.58 * pulp[kind].price,
      packs: sheets === 50 ? ['pak 4', '*doos 32', 'pallet 768'] : ['pak 2', '*doos 24', 'pallet 576'],
      tell: [
        `Keukenrol met ${sheets} vellen van 22,5 x 24 cm van ${pulp[kind].word}.`,
        layers === 3
          ? 'De drie lagen nemen in één veeg een omgevallen glas op en pluizen niet op rvs.'
          : 'Handig in pantry, keuken en behandelkamer voor het snelle veegwerk.',
        'Geschikt voor kort contact met droge en vette levensmiddelen.',
      ],
      specs: {
        'Aantal lagen': String(layers),
        'Vellen per rol': String(sheets),
        Velformaat: '22,5 x 24 cm',
        Materiaal: pulp[kind].word,
        Voedselcontact: 'ja, kort contact',
        ...certified(kind),
      },
      facets: paperFacets(kind, `${sheets} vel`),
      shot: { form: 'kitchen-roll', colour: pulp[kind].hex, label: `${layers}-laags`, count: 4 },
    }),
  }),
  family({
    key: 'industrierollen',
    group: 'hygienepapier/rollen-en-poetspapier/industrierollen',
    base: 'rol',
    brands: ['vezelaar', 'nordvlies', 'papivolta', 'house'],
    share: 0.8,
    variants: [
      ...combine({ metres: [370, 1000], wide: [24], layers: [1, 2], colour: ['wit', 'naturel'] }).filter(
        (v) => (v.layers === 1) === (v.metres === 1000),
      ),
      ...combine({ metres: [180, 360], wide: [26, 37], layers: [3], colour: ['blauw'] }),
      ...combine({ metres: [190], wide: [37], layers: [2], colour: ['blauw', 'wit'] }),
    ],
    draft: ({ metres, wide, layers, colour }) => ({
      head: 'Industrierol',
      tail: `${layers}-laags ${metres} meter x ${wide} cm, ${colour}`,
      piece: metres * layers * wide * (colour === 'naturel' ? 0.064 : 0.078),
      packs: ['*pak 2', 'pallet 48'],
      tell: [
        `Poetsrol van ${metres} meter en ${wide} cm breed voor werkplaats, garage en productie.`,
        layers === 3
          ? 'Drie verlijmde lagen nemen olie, koelvloeistof en verf op zonder te scheuren op scherpe delen.'
          : layers === 1
            ? 'Lange enkellaagse rol voor licht veegwerk, handen drogen en ruiten.'
            : 'Sterk genoeg voor handen, gereedschap en gemorste vloeistof.',
        wide === 37
          ? 'Past op vloerstandaards en wandhouders voor rollen van 40 cm.'
          : 'Past in wandhouders en op vloerstandaards voor rollen tot 28 cm.',
      ],
      specs: {
        'Aantal lagen': String(layers),
        Rollengte: `${metres} m`,
        Rolbreedte: `${wide} cm`,
        Kleur: colour,
        Afscheurlengte: '36 cm',
        Materiaal: colour === 'naturel' ? 'gerecycled tissue' : 'tissue',
      },
      facets: {
        kleur: colour,
        inhoud: `${metres} meter`,
        materiaal: colour === 'naturel' ? 'gerecycled' : 'tissue',
      },
      shot: {
        form: 'industrial-roll',
        colour: colour === 'blauw' ? hex.lichtblauw : hex[colour],
        label: `${layers}-laags`,
        count: 2,
      },
    }),
  }),
  family({
    key: 'onderzoekspapier',
    group: 'hygienepapier/rollen-en-poetspapier/onderzoekspapier',
    base: 'rol',
    brands: ['zachtvel', 'schermaar', 'house'],
    variants: [
      ...combine({ wide: [39, 50, 59], metres: [50], colour: ['wit'] }),
      ...combine({ wide: [50, 59], metres: [150], colour: ['wit', 'blauw'] }),
    ],
    draft: ({ wide, metres, colour }) => ({
      head: 'Onderzoekstafelpapier',
      tail: `2-laags ${wide} cm x ${metres} meter, ${colour}`,
      piece: wide * metres * 0.125 + 30,
      packs: [`*doos ${metres === 50 ? 9 : 6}`],
      tell: [
        `Rol van ${metres} meter om behandelbank of onderzoekstafel van ${wide === 39 ? 'kleine afmeting' : `${wide + 5} tot ${wide + 15} cm`} per patiënt schoon af te dekken.`,
        'Geperforeerd om de 38 cm; tweelaags verlijmd, zodat het papier bij het draaien niet opkruipt.',
      ],
      specs: {
        'Aantal lagen': '2',
        Breedte: `${wide} cm`,
        Rollengte: `${metres} m`,
        Perforatie: 'om de 38 cm',
        Kleur: colour,
        Materiaal: 'cellulose',
      },
      facets: { kleur: colour, inhoud: `${metres} meter`, materiaal: 'cellulose' },
      shot: {
        form: 'towel-roll',
        colour: colour === 'blauw' ? hex.lichtblauw : hex.wit,
        label: `${wide} cm`,
        count: 3,
      },
    }),
  }),
  family({
    key: 'tissues',
    group: 'hygienepapier/tissues/facial-tissues',
    base: 'box',
    brands: ['zachtvel', 'helderwit', 'nordvlies', 'house'],
    share: 0.9,
    variants: combine({ sheets: [100, 150], layers: [2, 3], kind: ['cellulose', 'gerecycled'] }).filter(
      (v) => v.layers === 2 || v.kind === 'cellulose',
    ),
    draft: ({ sheets, layers, kind }) => ({
      head: 'Facial tissues',
      tail: `${layers}-laags ${sheets} stuks per box, ${pulp[kind].name}`,
      piece: sheets * layers * 0.33 * pulp[kind].price + 12,
      packs: ['box 1', '*doos 40', 'pallet 1280'],
      tell: [
        `Box met ${sheets} tissues van 20 x 20 cm, ${layers}-laags, die één voor één uit de opening komen.`,
        [
          'Staat netjes op de balie, in de spreekkamer en op de hotelkamer.',
          'De neutrale bedrukking past in praktijk, vergaderzaal en hotelkamer.',
        ],
        `Van ${pulp[kind].word}, zonder parfum of lotion.`,
      ],
      specs: {
        'Aantal lagen': String(layers),
        'Tissues per box': String(sheets),
        Formaat: '20 x 20 cm',
        Parfum: 'nee',
        Materiaal: pulp[kind].word,
        ...certified(kind),
      },
      facets: paperFacets(kind, `${sheets} stuks`),
      shot: {
        form: 'tissue-box',
        colour: hex.lichtblauw,
        accent: pulp[kind].hex,
        label: `${sheets} st.`,
        count: 1,
      },
    }),
  }),
  family({
    key: 'zakdoekjes',
    group: 'hygienepapier/tissues/zakdoekjes',
    base: 'pak',
    brands: ['zachtvel', 'papivolta', 'house'],
    variants: combine({ layers: [3, 4], kind: ['cellulose', 'gerecycled'] }).filter(
      (v) => v.layers === 4 || v.kind === 'cellulose',
    ),
    draft: ({ layers, kind }) => ({
      head: 'Papieren zakdoekjes',
      tail: `${layers}-laags 10 stuks per pakje, ${pulp[kind].name}`,
      piece: layers * 3.1 * pulp[kind].price,
      packs: ['bundel 15', '*doos 240'],
      tell: [
        `Pakjes van 10 zakdoekjes van 21 x 21 cm, ${layers}-laags, met hersluitbare sticker.`,
        'Voor de balie, de leerlingverzorging of als attentie in het gastenpakket.',
      ],
      specs: {
        'Aantal lagen': String(layers),
        'Zakdoekjes per pakje': '10',
        Formaat: '21 x 21 cm',
        Materiaal: pulp[kind].word,
        ...certified(kind),
      },
      facets: paperFacets(kind, '10 stuks'),
      shot: { form: 'tissue-box', colour: hex.wit, accent: hex.blauw, label: `${layers}-laags`, count: 6 },
    }),
  }),
];
