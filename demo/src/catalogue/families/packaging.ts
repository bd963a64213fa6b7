import { combine, type Family, family } from '../build-family.ts';
import { hex } from '../colours.ts';
import { thousands } from '../units.ts';

export const packaging: Family[] = [
  family({
    key: 'verzenddozen',
    group: 'verpakking/dozen/vouwdozen',
    base: 'stuk',
    brands: ['kartonka', 'wikkelrijk', 'house'],
    share: 0.8,
    variants: [
      ...combine({
        wall: [{ name: 'enkelgolf', price: 0.0078, load: 10 }],
        size: [
          [20, 15, 10],
          [25, 20, 15],
          [31, 22, 15],
          [31, 22, 25],
          [40, 30, 20],
        ],
      }),
      ...combine({
        wall: [{ name: 'dubbelgolf', price: 0.0135, load: 30 }],
        size: [
          [40, 30, 30],
          [50, 40, 30],
          [60, 40, 40],
          [80, 60, 40],
        ],
      }),
    ],
    draft: ({ wall, size: [l, b, h] }) => ({
      head: 'Vouwdoos',
      tail: `${wall.name} ${l} x ${b} x ${h} cm, bruin`,
      piece: wall.price * (2 * (l + b) * (b + h)) + 8,
      packs: [`*pak ${l > 50 ? 10 : 25}`, `pallet ${l > 50 ? 240 : l > 30 ? 600 : 1500}`],
      tell: [
        `Amerikaanse vouwdoos van ${wall.name}karton, binnenmaat ${l} x ${b} x ${h} cm, belastbaar tot ${wall.load} kg.`,
        wall.name === 'dubbelgolf'
          ? 'Dubbele golf: te stapelen op pallets en geschikt voor export.'
          : 'Voor pakketpost en webwinkelzendingen; plat geleverd en in tien seconden gevouwen.',
      ],
      specs: {
        Binnenmaat: `${l} x ${b} x ${h} cm`,
        Kwaliteit: wall.name,
        Draagvermogen: `${wall.load} kg`,
        Inhoud: `${Math.round((l * b * h) / 1000)} liter`,
        Materiaal: 'golfkarton, 80 % gerecycled',
        Keurmerk: 'FSC Recycled',
      },
      facets: {
        kleur: 'bruin',
        materiaal: 'karton',
        certificaat: 'FSC Recycled',
        inhoud: `${Math.round((l * b * h) / 1000)} liter`,
      },
      shot: { form: 'cardboard-box', colour: hex.bruin, label: `${l}x${b}x${h}` },
    }),
  }),
  family({
    key: 'brievenbusdozen',
    group: 'verpakking/dozen/brievenbus-en-postdozen',
    base: 'stuk',
    brands: ['kartonka', 'wikkelrijk', 'house'],
    variants: combine({
      size: ['25 x 17,5 x 2,8 cm', '35 x 25 x 2,8 cm', '38 x 26 x 3,2 cm'],
      colour: ['bruin', 'wit'],
    }),
    draft: ({ size, colour }) => ({
      head: 'Brievenbusdoos',
      tail: `zelfsluitend ${size}, ${colour}`,
      piece: (size.startsWith('25') ? 42 : 58) * (colour === 'wit' ? 1.12 : 1),
      packs: ['*pak 50', 'pallet 3000'],
      tell: [
        'Doos die door de brievenbus past: lager posttarief en geen gemiste bezorging.',
        'Met kleefstrip en scheurstrook, zonder tape te sluiten en netjes te openen.',
      ],
      specs: {
        Buitenmaat: size,
        Sluiting: 'kleefstrip',
        Materiaal: 'golfkarton E-golf',
        Kleur: colour,
        Keurmerk: 'FSC Recycled',
      },
      facets: { kleur: colour, materiaal: 'karton', certificaat: 'FSC Recycled' },
      shot: { form: 'cardboard-box', colour: hex[colour], accent: hex.naturel, label: 'post' },
    }),
  }),
  family({
    key: 'rekfolie',
    group: 'verpakking/folie-en-tape/rekfolie',
    base: 'rol',
    brands: ['wikkelrijk', 'zakkora', 'house'],
    share: 0.9,
    variants: [
      ...combine({
        kind: [{ name: 'handwikkel', metres: 300 }],
        micron: [17, 20, 23],
        colour: ['transparant', 'zwart'],
      }),
      ...combine({
        kind: [{ name: 'machinewikkel', metres: 1500 }],
        micron: [20, 23],
        colour: ['transparant'],
      }),
      ...combine({
        kind: [{ name: 'mini met greep', metres: 150 }],
        micron: [20],
        colour: ['transparant', 'zwart'],
      }),
    ],
    draft: ({ kind, micron, colour }) => ({
      head: 'Rekfolie',
      tail: `${kind.name} ${kind.name.startsWith('mini') ? 10 : 50} cm x ${thousands(kind.metres)} meter ${micron} micron, ${colour}`,
      piece:
        kind.metres * micron * (kind.name.startsWith('mini') ? 0.046 : 0.118) +
        (kind.name.startsWith('mini') ? 60 : 40),
      packs: kind.name === 'machinewikkel' ? ['*rol 1', 'pallet 46'] : ['rol 1', '*doos 6', 'pallet 180'],
      tell: [
        `Rekfolie van ${micron} micron voor ${kind.name === 'machinewikkel' ? 'wikkelmachines met voorrek tot 200 %' : kind.name === 'handwikkel' ? 'het met de hand wikkelen van pallets' : 'bundels, kabels en lange delen'}.`,
        colour === 'zwart'
          ? 'Ondoorzichtig: de inhoud is niet te zien en blijft uit het licht.'
          : micron >= 23
            ? 'Sterk genoeg voor hoekige en zware ladingen.'
            : 'Voor gelijkmatige ladingen van dozen.',
      ],
      specs: {
        Dikte: `${micron} micron`,
        Lengte: `${thousands(kind.metres)} m`,
        Breedte: kind.name.startsWith('mini') ? '10 cm' : '50 cm',
        Kleur: colour,
        Materiaal: 'LLDPE, 30 % gerecycled',
      },
      facets: { kleur: colour, inhoud: `${thousands(kind.metres)} meter`, materiaal: 'LLDPE' },
      shot: { form: 'film-roll', colour: hex[colour], accent: hex.naturel, label: `${micron} µm` },
    }),
  }),
  family({
    key: 'tape',
    group: 'verpakking/folie-en-tape/verpakkingstape',
    base: 'rol',
    brands: ['wikkelrijk', 'kartonka', 'house'],
    share: 0.9,
    variants: [
      ...combine({
        kind: [
          {
            name: 'PP acryl',
            price: 92,
            fact: 'Geruisarme acryltape voor gewone dozen, ook na jaren opslag niet vergeeld.',
          },
          { name: 'PVC', price: 165, fact: 'Sterke kleefkracht op gerecycled karton en bij kou.' },
          {
            name: 'papier',
            price: 178,
            fact: 'Kan met de doos bij het oud papier; met de hand af te scheuren.',
          },
        ],
        colour: ['bruin', 'transparant', 'wit'],
      }).filter((v) => v.kind.name !== 'papier' || v.colour === 'bruin'),
      ...combine({
        kind: [
          {
            name: 'waarschuwing breekbaar',
            price: 210,
            fact: 'Rood-witte tape met opdruk ‘voorzichtig breekbaar’.',
          },
          {
            name: 'markering geel-zwart',
            price: 395,
            fact: 'Vloertape voor looppaden en gevarenzones, bestand tegen heftrucks.',
          },
        ],
        colour: ['rood'],
      }).map((v) => ({
        ...v,
        colour: v.kind.name.startsWith('markering') ? ('geel' as const) : ('rood' as const),
      })),
    ],
    draft: ({ kind, colour }) => ({
      head: kind.name.startsWith('markering') ? 'Markeringstape' : 'Verpakkingstape',
      tail: `${kind.name.replace('markering ', '')} 50 mm x ${kind.name.startsWith('markering') ? 33 : kind.name === 'papier' ? 50 : 66} meter${kind.name.includes('breekbaar') || kind.name.startsWith('markering') ? '' : `, ${colour}`}`,
      piece: kind.price,
      packs: ['rol 1', '*doos 36'],
      tell: [kind.fact, 'Rol met kern van 76 mm, past op elke handafroller.'],
      specs: {
        Breedte: '50 mm',
        Lengte: `${kind.name.startsWith('markering') ? 33 : kind.name === 'papier' ? 50 : 66} m`,
        Materiaal: kind.name.startsWith('markering')
          ? 'PVC'
          : kind.name.startsWith('waarschuwing')
            ? 'PP'
            : kind.name,
        Kleur: kind.name.startsWith('markering')
          ? 'geel-zwart'
          : kind.name.startsWith('waarschuwing')
            ? 'rood-wit'
            : colour,
      },
      facets: {
        kleur: colour,
        materiaal:
          kind.name === 'papier'
            ? 'papier'
            : kind.name === 'PP acryl' || kind.name.startsWith('waarschuwing')
              ? 'PP'
              : 'PVC',
      },
      shot: { form: 'tape-roll', colour: hex[colour], accent: hex.naturel, count: 2 },
    }),
  }),
  family({
    key: 'opvulmateriaal',
    group: 'verpakking/folie-en-tape/opvul-en-noppenfolie',
    base: 'rol',
    brands: ['wikkelrijk', 'kartonka', 'house'],
    variants: [
      {
        name: 'Noppenfolie',
        tail: '50 cm x 100 meter',
        piece: 1290,
        text: 'Luchtkussenfolie met noppen van 10 mm voor glaswerk en elektronica.',
        colour: 'transparant',
        material: 'gerecycled LDPE',
      },
      {
        name: 'Noppenfolie',
        tail: '100 cm x 100 meter',
        piece: 2480,
        text: 'Brede luchtkussenfolie om meubels en apparaten in één slag te wikkelen.',
        colour: 'transparant',
        material: 'gerecycled LDPE',
      },
      {
        name: 'Inpakpapier',
        tail: 'kraft 70 cm x 300 meter',
        piece: 3180,
        text: 'Sterk kraftpapier van 70 g/m² om in te pakken en lege ruimte te vullen.',
        colour: 'bruin',
        material: 'papier',
      },
      {
        name: 'Schuimfolie',
        tail: '1 mm 50 cm x 250 meter',
        piece: 1890,
        text: 'Zacht PE-schuim tegen krassen, tussen borden en panelen.',
        colour: 'wit',
        material: 'polyetheen',
      },
      {
        name: 'Golfkarton op rol',
        tail: '100 cm x 70 meter',
        piece: 3690,
        text: 'Buigzaam karton voor randen, vloeren en ronde voorwerpen.',
        colour: 'bruin',
        material: 'karton',
      },
    ] as const,
    draft: ({ name, tail, piece, text, colour, material }) => ({
      head: name,
      tail,
      piece,
      packs: ['*rol 1', `pallet ${name === 'Inpakpapier' ? 40 : 20}`],
      tell: [
        text,
        material === 'papier' || material === 'karton'
          ? 'Bij het oud papier in te leveren.'
          : 'Volumineuze rol: reken op een zending per vrachtdienst.',
      ],
      specs: { Formaat: tail, Materiaal: material, Kleur: colour },
      facets: { kleur: colour, materiaal: material },
      shot: { form: 'film-roll', colour: hex[colour], accent: hex.naturel },
    }),
  }),
  family({
    key: 'draagtassen-papier',
    group: 'verpakking/tassen-en-zakken/papieren-draagtassen',
    base: 'tas',
    brands: ['kartonka', 'bekerbos', 'house'],
    share: 0.85,
    variants: combine({
      handle: [
        { name: 'platte greep', price: 1 },
        { name: 'gedraaide greep', price: 1.55 },
      ],
      size: [
        { name: '18 x 8 x 22 cm', price: 7.4, kilo: 3 },
        { name: '22 x 10 x 28 cm', price: 8.9, kilo: 5 },
        { name: '26 x 17 x 25 cm', price: 10.2, kilo: 6 },
        { name: '32 x 17 x 45 cm', price: 14.8, kilo: 10 },
      ],
      colour: ['bruin', 'wit'],
    }),
    draft: ({ handle, size, colour }) => ({
      head: 'Papieren draagtas',
      tail: `${handle.name} ${size.name}, ${colour === 'bruin' ? 'kraft bruin' : 'wit'}`,
      piece: size.price * handle.price * (colour === 'wit' ? 1.12 : 1),
      packs: ['pak 50', '*doos 250'],
      tell: [
        `Kraftpapieren tas met ${handle.name} en blokbodem, draagt tot ${size.kilo} kg.`,
        size.name.startsWith('26')
          ? 'De brede bodem houdt maaltijdbakken en taartdozen recht.'
          : size.kilo === 10
            ? 'Ruim formaat voor boodschappen en kleding.'
            : 'Voor bakkerij, afhaal en winkel.',
      ],
      specs: {
        Formaat: size.name,
        Greep: handle.name,
        Papier: `${size.kilo > 5 ? 90 : 80} g/m²`,
        Draagvermogen: `${size.kilo} kg`,
        Kleur: colour,
        Keurmerk: 'FSC',
      },
      facets: { kleur: colour, materiaal: 'papier', certificaat: 'FSC' },
      shot: { form: 'carrier-bag', colour: hex[colour], label: `${size.kilo} kg` },
    }),
  }),
  family({
    key: 'draagtassen-folie',
    group: 'verpakking/tassen-en-zakken/draagtassen-folie',
    base: 'tas',
    brands: ['hergolin', 'zakkora', 'house'],
    share: 0.95,
    variants: combine({
      kind: [
        {
          name: 'hemdtas gerecycled LDPE 50 micron',
          price: 6.2,
          colour: 'wit',
          material: 'gerecycled LDPE',
          cert: 'Blauer Engel',
        },
        {
          name: 'lusdraagtas gerecycled LDPE 60 micron',
          price: 12.5,
          colour: 'grijs',
          material: 'gerecycled LDPE',
          cert: 'Blauer Engel',
        },
        {
          name: 'hemdtas composteerbaar',
          price: 9.4,
          colour: 'lichtgroen',
          material: 'composteerbaar',
          cert: 'EN 13432',
        },
      ],
      size: ['27 x 48 cm', '30 x 55 cm', '38 x 60 cm'],
    }),
    draft: ({ kind, size }) => ({
      head: 'Draagtas',
      tail: `${kind.name} ${size}`,
      piece: kind.price * (Number(size.slice(0, 2)) / 30),
      packs: ['pak 50', '*doos 500'],
      tell: [
        kind.material === 'composteerbaar'
          ? 'Tas van bioplastic die daarna als gft-zak dienst kan doen (EN 13432).'
          : 'Sterke tas van gerecyclede folie, meermaals te gebruiken.',
        'Denk eraan dat u voor plastic tassen in de winkel een bedrag moet rekenen; gratis meegeven mag niet.',
      ],
      specs: {
        Formaat: size,
        Materiaal: kind.material,
        Kleur: kind.colour,
        ...(kind.cert === 'EN 13432' ? { Norm: kind.cert } : { Keurmerk: kind.cert }),
      },
      facets: { kleur: kind.colour, materiaal: kind.material, certificaat: kind.cert },
      shot: {
        form: kind.name.startsWith('lus') ? 'loop-bag' : 'vest-bag',
        colour: hex[kind.colour],
        label: size,
      },
    }),
  }),
  family({
    key: 'vershoudzakken',
    group: 'verpakking/tassen-en-zakken/vershoud-en-vacuumzakken',
    base: 'zak',
    brands: ['wikkelrijk', 'zakkora', 'house'],
    share: 0.9,
    variants: [
      ...combine({
        kind: [
          {
            name: 'Diepvrieszak',
            tail: 'LDPE 30 micron',
            price: 0.0042,
            pack: 250,
            text: 'Op blok om af te scheuren; bestand tot -40 °C.',
          },
        ],
        size: ['20 x 30 cm', '25 x 40 cm', '30 x 50 cm'],
      }),
      ...combine({
        kind: [
          {
            name: 'Vacuümzak',
            tail: 'PA/PE 90 micron',
            price: 0.0118,
            pack: 100,
            text: 'Voor kamermachines; houdt vlees en kaas weken langer goed en kan mee in sous-vide tot 80 °C.',
          },
        ],
        size: ['15 x 25 cm', '20 x 30 cm', '30 x 40 cm'],
      }),
      ...combine({
        kind: [
          {
            name: 'Gripzak',
            tail: 'hersluitbaar 50 micron',
            price: 0.0072,
            pack: 100,
            text: 'Met drukstrip; voor onderdelen, monsters en porties.',
          },
        ],
        size: ['10 x 15 cm', '16 x 22 cm', '23 x 32 cm'],
      }),
    ],
    draft: ({ kind, size }) => {
      const [wide = 0, high = 0] = size.split(' x ').map((part) => Number.parseInt(part, 10));
      return {
        head: kind.name,
        tail: `${kind.tail} ${size}`,
        piece: wide * high * kind.price * 0.9 + 0.5,
        packs: [`pak ${kind.pack}`, `*doos ${kind.pack * 10}`],
        tell: [kind.text, `Formaat ${size}, geschikt voor contact met levensmiddelen.`],
        specs: {
          Formaat: size,
          Materiaal: kind.tail,
          Kleur: 'transparant',
          Voedselcontact: 'ja',
          'Per pak': String(kind.pack),
        },
        facets: {
          kleur: 'transparant',
          materiaal: kind.name === 'Vacuümzak' ? 'PA/PE' : 'LDPE',
          inhoud: `${kind.pack} stuks`,
        },
        shot: { form: 'bin-bag-box', colour: hex.transparant, accent: hex.blauw, label: size },
      };
    },
  }),
];
