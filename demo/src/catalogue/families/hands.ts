import { combine, type Family, family } from '../build-family.ts';
import { hex } from '../colours.ts';
import { decimal } from '../units.ts';

const soaps = [
  {
    name: 'mild parelmoer',
    colour: hex.roze,
    geur: 'amandel',
    price: 1,
    cert: undefined,
    fact: 'Romige zeep met een zachte amandelgeur en toegevoegde glycerine.',
  },
  {
    name: 'parfumvrij',
    colour: hex.wit,
    geur: 'geen parfum',
    price: 1.1,
    cert: 'EU Ecolabel',
    fact: 'Zonder parfum en kleurstof, voor wie tientallen keren per dag de handen wast.',
  },
  {
    name: 'citrus',
    colour: hex.geel,
    geur: 'citrus',
    price: 0.97,
    cert: undefined,
    fact: 'Frisse citrusgeur die keukenluchtjes van de handen haalt.',
  },
] as const;

const gels = [
  { name: '70 % alcohol gel', norm: 'EN 1500, EN 14476', price: 1 },
  { name: '80 % alcohol vloeibaar', norm: 'EN 1500, EN 12791, EN 14476', price: 1.1 },
  { name: 'alcoholvrij schuim', norm: 'EN 1499, EN 14476', price: 1.25 },
] as const;

export const hands: Family[] = [
  family({
    key: 'zeepvullingen',
    group: 'handen-en-sanitair/handzeep/zeepvullingen',
    base: 'vulling',
    brands: ['handelijn', 'schuimora', 'palmadou', 'house'],
    share: 0.8,
    variants: combine({
      soap: soaps,
      kind: [
        { name: 'vloeibaar', ml: 1000, pack: 6 },
        { name: 'schuim', ml: 800, pack: 6 },
        { name: 'schuim mini', ml: 400, pack: 12 },
      ],
    }),
    draft: ({ soap, kind }) => ({
      head: 'Zeepvulling',
      tail: `${kind.name} ${soap.name}, ${kind.ml} ml`,
      piece: (kind.ml * (kind.name === 'vloeibaar' ? 0.52 : 0.72) + 90) * soap.price,
      packs: [`*doos ${kind.pack}`, `pallet ${kind.pack * 60}`],
      tell: [
        soap.fact,
        kind.name === 'vloeibaar'
          ? `Gesloten vulling van ${kind.ml} ml met eigen klepje, goed voor ongeveer 660 keer handen wassen.`
          : `De pomp in de vulling van ${kind.ml} ml maakt er schuim van: ${kind.ml === 800 ? 'ongeveer 2.000' : 'ongeveer 1.000'} doseringen, ruim twee keer zo veel als bij vloeibare zeep.`,
        'Elke vulling heeft een nieuwe pomp, dus er blijft geen oude zeep in de dispenser staan.',
      ],
      specs: {
        Inhoud: `${kind.ml} ml`,
        Soort: kind.name.startsWith('schuim') ? 'schuimzeep' : 'vloeibare zeep',
        Geur: soap.geur,
        pH: '5,5',
        'Past in':
          kind.name === 'schuim mini' ? 'mini-schuimdispenser' : `${kind.name}dispenser ${kind.ml} ml`,
        ...(soap.cert ? { Keurmerk: soap.cert } : {}),
      },
      facets: { inhoud: `${kind.ml} ml`, certificaat: soap.cert },
      shot: {
        form: 'soap-cartridge',
        colour: soap.colour,
        accent: hex.wit,
        label: `${kind.ml} ml`,
        count: 1,
      },
    }),
  }),
  family({
    key: 'zeep-pompflessen',
    group: 'handen-en-sanitair/handzeep/pompflessen',
    base: 'fles',
    brands: ['handelijn', 'schuimora', 'palmadou', 'house'],
    share: 0.85,
    variants: combine({ soap: soaps, ml: [300, 500] }),
    draft: ({ soap, ml }) => ({
      head: 'Handzeep',
      tail: `${soap.name}, pompfles ${ml} ml`,
      piece: (ml * 0.46 + 65) * soap.price,
      packs: ['fles 1', '*doos 12'],
      tell: [
        soap.fact,
        `Pompfles van ${ml} ml voor naast de wastafel${ml === 500 ? '; met de navulcan van 5 liter tien keer te vullen' : ' in pantry, praktijk of toilet'}.`,
      ],
      specs: {
        Inhoud: `${ml} ml`,
        Geur: soap.geur,
        pH: '5,5',
        ...(soap.cert ? { Keurmerk: soap.cert } : {}),
      },
      facets: { inhoud: `${ml} ml`, certificaat: soap.cert },
      shot: { form: 'hand-gel', colour: soap.colour, accent: hex.wit, label: `${ml} ml` },
    }),
  }),
  family({
    key: 'zeep-navulcans',
    group: 'handen-en-sanitair/handzeep/navulcans',
    base: 'can',
    brands: ['handelijn', 'schuimora', 'house'],
    variants: combine({ soap: soaps, litres: [5, 10] }),
    draft: ({ soap, litres }) => ({
      head: 'Handzeep navulcan',
      tail: `${soap.name}, ${litres} liter`,
      piece: litres * (litres === 5 ? 235 : 208) * soap.price,
      packs: litres === 5 ? ['*can 1', 'doos 2', 'pallet 96'] : ['*can 1', 'pallet 48'],
      tell: [
        soap.fact,
        `Can van ${litres} liter voor navulbare dispensers en pompflessen; de voordeligste manier om zeep te kopen.`,
        'Spoel het reservoir om voordat u bijvult.',
      ],
      specs: {
        Inhoud: `${litres} liter`,
        Geur: soap.geur,
        pH: '5,5',
        ...(soap.cert ? { Keurmerk: soap.cert } : {}),
      },
      facets: { inhoud: `${litres} liter`, certificaat: soap.cert },
      shot: { form: 'jerrycan', colour: soap.colour, accent: hex.roze, label: `${litres} L`, litres },
    }),
  }),
  family({
    key: 'werkplaatszeep',
    group: 'handen-en-sanitair/handzeep/werkplaatszeep',
    base: 'pot',
    brands: ['handelijn', 'klarivaan', 'house'],
    variants: combine({
      grain: ['houtmeel', 'olijfpit', 'kunststofvrije gel'],
      format: [
        { name: 'pot 600 ml', base: 'pot', litres: 0.6 },
        { name: 'pompfles 3 liter', base: 'fles', litres: 3 },
        { name: 'emmer 10 liter', base: 'emmer', litres: 10 },
      ],
    }),
    draft: ({ grain, format }) => ({
      head: 'Werkplaatszeep',
      tail: `met ${grain}, ${format.name}`.replace('met kunststofvrije gel', 'kunststofvrije gel'),
      base: format.base,
      piece:
        format.litres *
        (format.litres < 1 ? 640 : format.litres === 3 ? 430 : 360) *
        (grain === 'olijfpit' ? 1.12 : 1),
      packs:
        format.litres < 1
          ? ['*pot 1', 'doos 12']
          : format.litres === 3
            ? ['*fles 1', 'doos 4']
            : ['*emmer 1', 'pallet 60'],
      tell: [
        `Handreiniger voor smeer, remstof, inkt en hars${grain === 'kunststofvrije gel' ? ', zonder schuurmiddel en toch sterk genoeg voor de garage' : `; fijn ${grain} schuurt het vuil los zonder de huid open te halen`}.`,
        'Op droge handen verdelen, wrijven tot het vuil loskomt en dan pas water erbij.',
      ],
      specs: {
        Inhoud: `${decimal(format.litres)} liter`,
        Schuurmiddel: grain === 'kunststofvrije gel' ? 'geen' : grain,
        Microplastics: 'nee',
        pH: '6,0',
      },
      facets: { inhoud: `${decimal(format.litres)} liter` },
      shot: {
        form: format.litres === 3 ? 'hand-gel' : format.litres < 1 ? 'tub' : 'bucket',
        colour: grain === 'olijfpit' ? hex.groen : grain === 'houtmeel' ? hex.bruin : hex.oranje,
        accent: hex.zwart,
        label: format.litres < 1 ? '600 ml' : `${format.litres} L`,
      },
    }),
  }),
  family({
    key: 'handgel-flessen',
    group: 'handen-en-sanitair/handdesinfectie/handgel-flessen',
    base: 'fles',
    brands: ['desimaro', 'handelijn', 'schermaar', 'house'],
    share: 0.8,
    variants: combine({ gel: gels, ml: [100, 500, 1000] }),
    draft: ({ gel, ml }) => ({
      head: 'Handdesinfectie',
      tail: `${gel.name}, ${ml === 100 ? 'flacon' : 'pompfles'} ${ml} ml`,
      piece: (ml * (ml === 1000 ? 0.68 : 0.78) + 70) * gel.price,
      packs: ml === 100 ? ['fles 1', '*doos 24'] : ['*fles 1', `doos ${ml === 500 ? 12 : 10}`],
      tell: [
        `${gel.name === 'alcoholvrij schuim' ? 'Alcoholvrij schuim op basis van benzalkoniumchloride: niet brandbaar en mild voor beschadigde huid' : `Handdesinfectie met ${gel.name.replace(' gel', '').replace(' vloeibaar', '')} en glycerine tegen uitdroging`}.`,
        `Neem 3 ml en wrijf 30 seconden tot de handen droog zijn; getest volgens ${gel.norm}.`,
        ml === 100 ? 'Past in jaszak of bezoekerstas.' : 'Met pomp voor balie, behandelkamer of ingang.',
      ],
      specs: { Inhoud: `${ml} ml`, Norm: gel.norm, Inwerktijd: '30 seconden', Parfum: 'nee' },
      facets: { inhoud: `${ml} ml`, certificaat: 'EN 14476' },
      shot: {
        form: ml === 100 ? 'squeeze-bottle' : 'hand-gel',
        colour: hex.transparant,
        accent: hex.turquoise,
        label: `${ml} ml`,
      },
    }),
  }),
  family({
    key: 'handgel-vullingen',
    group: 'handen-en-sanitair/handdesinfectie/navullingen',
    base: 'vulling',
    brands: ['desimaro', 'handelijn', 'house'],
    share: 0.9,
    variants: combine({
      gel: gels,
      format: [
        { name: 'dispenservulling 1 liter', litres: 1 },
        { name: 'can 5 liter', litres: 5 },
      ],
    }),
    draft: ({ gel, format }) => ({
      head: 'Handdesinfectie navulling',
      tail: `${gel.name}, ${format.name}`,
      base: format.litres === 1 ? 'vulling' : 'can',
      piece: format.litres * (format.litres === 1 ? 690 : 510) * gel.price,
      packs: format.litres === 1 ? ['*doos 6', 'pallet 288'] : ['*can 1', 'doos 2'],
      tell: [
        format.litres === 1
          ? 'Gesloten vulling van 1 liter met eigen pompje voor wand- en zuildispensers, ongeveer 650 doseringen.'
          : 'Grootverpakking om pompflessen en navulbare dispensers te vullen.',
        `Getest volgens ${gel.norm}; inwerktijd 30 seconden.`,
      ],
      specs: { Inhoud: `${format.litres} liter`, Norm: gel.norm, Inwerktijd: '30 seconden', Parfum: 'nee' },
      facets: { inhoud: `${format.litres} liter`, certificaat: 'EN 14476' },
      shot: {
        form: format.litres === 1 ? 'soap-cartridge' : 'jerrycan',
        litres: format.litres === 1 ? undefined : format.litres,
        colour: hex.transparant,
        accent: hex.turquoise,
        label: `${format.litres} L`,
      },
    }),
  }),
  family({
    key: 'zeepdispensers',
    group: 'handen-en-sanitair/dispensers/zeepdispensers',
    base: 'stuk',
    brands: ['muurhart', 'inoxara', 'handelijn', 'house'],
    share: 0.72,
    variants: [
      ...combine({
        kind: [
          { name: 'vloeibaar', ml: 1000, price: 1450 },
          { name: 'schuim', ml: 800, price: 1650 },
          { name: 'navulbaar', ml: 900, price: 1250 },
        ],
        material: ['kunststof wit', 'kunststof zwart', 'rvs'],
      }),
      ...combine({
        kind: [
          { name: 'sensor', ml: 1000, price: 3900 },
          { name: 'elleboogbediening', ml: 500, price: 2900 },
        ],
        material: ['kunststof wit', 'rvs'],
      }),
    ],
    draft: ({ kind, material }) => ({
      head: 'Zeepdispenser',
      tail: `${kind.name} ${kind.ml} ml, ${material}`,
      piece: kind.price * (material === 'rvs' ? 2.1 : 1),
      packs: ['stuk 1'],
      tell: [
        kind.name === 'sensor'
          ? 'Geeft zonder aanraken 1 ml zeep of gel; vier AA-batterijen gaan ongeveer 25.000 keer mee.'
          : kind.name === 'elleboogbediening'
            ? 'Lange hendel die met elleboog of onderarm bediend wordt, zoals in behandelkamer en keuken verlangd.'
            : kind.name === 'navulbaar'
              ? 'Met uitneembaar reservoir dat u uit een can vult; het kijkvenster toont wanneer dat moet.'
              : `Voor gesloten ${kind.name === 'schuim' ? 'schuimzeepvullingen' : 'zeepvullingen'} van ${kind.ml} ml, met één hand te bedienen.`,
        `Behuizing van ${material === 'rvs' ? 'geborsteld rvs 304' : `slagvast ABS in ${material.replace('kunststof ', '')}`}, afsluitbaar met sleutel; schroeven en pluggen zitten erbij.`,
      ],
      specs: {
        Inhoud: `${kind.ml} ml`,
        Bediening:
          kind.name === 'sensor'
            ? 'sensor, 4 x AA'
            : kind.name === 'elleboogbediening'
              ? 'elleboog'
              : 'drukknop',
        Materiaal: material === 'rvs' ? 'rvs 304' : 'ABS',
        Kleur: material.replace('kunststof ', ''),
        Afsluitbaar: 'ja',
        Montage: 'wand',
      },
      facets: {
        kleur: material.replace('kunststof ', ''),
        inhoud: `${kind.ml} ml`,
        materiaal: material === 'rvs' ? 'rvs' : 'kunststof',
      },
      shot: {
        form: 'soap-dispenser',
        colour: material === 'rvs' ? hex.rvs : material === 'kunststof wit' ? hex.wit : hex.zwart,
        accent: hex.grijs,
        label: `${kind.ml} ml`,
      },
    }),
  }),
  family({
    key: 'handdoekdispensers',
    group: 'handen-en-sanitair/dispensers/handdoekdispensers',
    base: 'stuk',
    brands: ['muurhart', 'inoxara', 'house'],
    share: 0.85,
    variants: combine({
      kind: [
        { name: 'vouwhanddoek Z- en interfold', price: 1950, holds: '500 vel' },
        { name: 'vouwhanddoek mini', price: 1480, holds: '250 vel' },
        { name: 'centerfeed midi', price: 2250, holds: '1 rol' },
        { name: 'autocut matic', price: 4600, holds: '1 rol van 200 m' },
        { name: 'sensor matic', price: 8900, holds: '1 rol van 200 m' },
      ],
      material: ['kunststof wit', 'kunststof zwart', 'rvs'],
    }).filter((v) => v.kind.name !== 'sensor matic' || v.material !== 'rvs'),
    draft: ({ kind, material }) => ({
      head: 'Handdoekdispenser',
      tail: `${kind.name}, ${material}`,
      piece: kind.price * (material === 'rvs' ? 1.9 : 1),
      packs: ['stuk 1'],
      tell: [
        kind.name === 'sensor matic'
          ? 'Geeft een vel van 25 cm zodra er een hand voor de sensor komt; werkt op vier D-batterijen, ongeveer 60 rollen lang.'
          : kind.name === 'autocut matic'
            ? 'Snijdt bij het trekken zelf een vel van 25 cm af, zonder stroom of batterij.'
            : kind.name === 'centerfeed midi'
              ? 'Het papier komt uit het hart van de rol en wordt per vel afgescheurd; fijn in keuken en werkplaats.'
              : `Neemt ${kind.holds} op en geeft ze één voor één af; het venster toont hoeveel er nog is.`,
        `Van ${material === 'rvs' ? 'geborsteld rvs' : `slagvast kunststof in ${material.replace('kunststof ', '')}`}, met slot en montageset.`,
      ],
      specs: {
        Capaciteit: kind.holds,
        Systeem: kind.name,
        Materiaal: material === 'rvs' ? 'rvs 304' : 'ABS',
        Kleur: material.replace('kunststof ', ''),
        Afsluitbaar: 'ja',
      },
      facets: {
        kleur: material.replace('kunststof ', ''),
        materiaal: material === 'rvs' ? 'rvs' : 'kunststof',
      },
      shot: {
        form: 'paper-dispenser',
        colour: material === 'rvs' ? hex.rvs : material === 'kunststof wit' ? hex.wit : hex.zwart,
        accent: hex.grijs,
      },
    }),
  }),
  family({
    key: 'toiletroldispensers',
    group: 'handen-en-sanitair/dispensers/toiletroldispensers',
    base: 'stuk',
    brands: ['muurhart', 'inoxara', 'house'],
    share: 0.9,
    variants: combine({
      kind: [
        { name: 'doprol duo', price: 1850, fits: 'twee doprollen tot 13,5 cm' },
        { name: 'mini-jumbo', price: 1550, fits: 'een jumborol tot 19 cm' },
        { name: 'maxi-jumbo', price: 2100, fits: 'een jumborol tot 27 cm' },
        { name: 'bulkpack', price: 1600, fits: 'twee bundels gevouwen toiletpapier' },
        { name: 'traditioneel duo', price: 980, fits: 'twee gewone toiletrollen' },
      ],
      material: ['kunststof wit', 'kunststof zwart', 'rvs'],
    }),
    draft: ({ kind, material }) => ({
      head: 'Toiletroldispenser',
      tail: `${kind.name}, ${material}`,
      piece: kind.price * (material === 'rvs' ? 2 : 1),
      packs: ['stuk 1'],
      tell: [
        `Houder voor ${kind.fits}, afsluitbaar zodat de rol niet verdwijnt.`,
        `${material === 'rvs' ? 'Geborsteld rvs, vandaalbestendig en ongevoelig voor zure sanitairreinigers mits kort ingewerkt' : 'Slagvast kunststof met afgeronde hoeken waar geen stof op blijft liggen'}; schroeven, pluggen en sleutel zitten erbij.`,
      ],
      specs: {
        'Geschikt voor': kind.fits,
        Materiaal: material === 'rvs' ? 'rvs 304' : 'ABS',
        Kleur: material.replace('kunststof ', ''),
        Afsluitbaar: 'ja',
      },
      facets: {
        kleur: material.replace('kunststof ', ''),
        materiaal: material === 'rvs' ? 'rvs' : 'kunststof',
      },
      shot: {
        form: 'toilet-roll-dispenser',
        colour: material === 'rvs' ? hex.rvs : material === 'kunststof wit' ? hex.wit : hex.zwart,
        accent: hex.grijs,
      },
    }),
  }),
  family({
    key: 'luchtverfrisser-spray',
    group: 'handen-en-sanitair/luchtverfrissing/sprays',
    base: 'spuitbus',
    brands: ['geurmolen', 'frisolant', 'house'],
    share: 0.85,
    variants: combine({ scent: ['katoenbloesem', 'citrus', 'lavendel', 'zeebries'], ml: [300, 500] }),
    draft: ({ scent, ml }) => ({
      head: 'Luchtverfrisser',
      tail: `${scent}, spuitbus ${ml} ml`,
      piece: ml * 0.42 + 90,
      packs: ['spuitbus 1', '*doos 12'],
      tell: [
        `Droge spray met de geur van ${scent} die nare lucht bindt in plaats van hem alleen te overstemmen.`,
        'Eén tot twee seconden sproeien in het midden van de ruimte is genoeg; laat geen natte plek op de vloer achter.',
      ],
      specs: { Inhoud: `${ml} ml`, Geur: scent, Drijfgas: 'butaan/propaan, zonder cfk' },
      facets: { inhoud: `${ml} ml` },
      shot: {
        form: 'air-freshener',
        colour:
          scent === 'lavendel'
            ? hex.paars
            : scent === 'citrus'
              ? hex.geel
              : scent === 'zeebries'
                ? hex.lichtblauw
                : hex.roze,
        accent: hex.wit,
        label: `${ml} ml`,
      },
    }),
  }),
  family({
    key: 'luchtverfrisser-vulling',
    group: 'handen-en-sanitair/luchtverfrissing/vullingen-en-houders',
    base: 'vulling',
    brands: ['geurmolen', 'muurhart', 'house'],
    share: 0.9,
    variants: [
      ...combine({
        scent: ['katoenbloesem', 'citrus', 'lavendel', 'zeebries'],
        kind: ['aerosolvulling 270 ml'],
      }),
      ...combine({ scent: ['citrus', 'katoenbloesem'], kind: ['passieve geurschijf'] }),
      { scent: '', kind: 'dispenser' },
    ],
    draft: ({ scent, kind }) => ({
      head: kind === 'dispenser' ? 'Luchtverfrisserdispenser' : 'Luchtverfrisservulling',
      tail: kind === 'dispenser' ? 'programmeerbaar, kunststof wit' : `${scent}, ${kind}`,
      base: kind === 'dispenser' ? 'stuk' : 'vulling',
      piece: kind === 'dispenser' ? 2450 : kind === 'passieve geurschijf' ? 260 : 495,
      packs: kind === 'dispenser' ? ['stuk 1'] : ['vulling 1', '*doos 12'],
      tell:
        kind === 'dispenser'
          ? [
              'Wanddispenser die elke 7, 15 of 30 minuten één puf geeft, met dag- en nachtstand.',
              'Past op alle aerosolvullingen van 270 ml; werkt op twee AA-batterijen.',
            ]
          : kind === 'passieve geurschijf'
            ? [
                `Geurschijf ${scent} die zonder stroom of drijfgas een maand lang geur afgeeft.`,
                'Voor urinoirs, kluisjes en kleine toiletten.',
              ]
            : [
                `Vulling met de geur van ${scent} voor programmeerbare wanddispensers, goed voor ongeveer 3.000 puffen.`,
                'Bij een puf per kwartier overdag gaat de bus ruim twee maanden mee.',
              ],
      specs:
        kind === 'dispenser'
          ? { Interval: '7, 15 of 30 minuten', Batterij: '2 x AA', Materiaal: 'ABS', Kleur: 'wit' }
          : {
              Geur: scent,
              Soort: kind,
              Duur: kind === 'passieve geurschijf' ? '30 dagen' : 'ongeveer 60 dagen',
            },
      facets:
        kind === 'dispenser'
          ? { kleur: 'wit', materiaal: 'kunststof' }
          : { inhoud: kind === 'passieve geurschijf' ? undefined : '270 ml' },
      shot: {
        form: 'air-freshener',
        colour:
          kind === 'dispenser'
            ? hex.wit
            : scent === 'citrus'
              ? hex.geel
              : scent === 'lavendel'
                ? hex.paars
                : hex.lichtblauw,
        accent: hex.grijs,
        label: kind === 'dispenser' ? undefined : '270 ml',
      },
    }),
  }),
  family({
    key: 'toiletdoekjes',
    group: 'handen-en-sanitair/sanitaire-hygiene/toiletbril-en-dames',
    base: 'stuk',
    brands: ['muurhart', 'desimaro', 'house'],
    variants: [
      {
        name: 'Toiletbrilreiniger',
        tail: 'vulling 400 ml',
        piece: 620,
        packs: ['*stuk 1', 'doos 12'],
        form: 'soap-cartridge',
        colour: hex.lichtblauw,
        text: [
          'Alcoholhoudende vulling om met een velletje papier de toiletbril te reinigen; droogt in tien seconden.',
          'Past in de brilreinigerdispenser van 400 ml, ongeveer 500 doseringen.',
        ],
        specs: { Inhoud: '400 ml', Norm: 'EN 1276' },
        facets: { inhoud: '400 ml', certificaat: 'EN 1276' },
      },
      {
        name: 'Brilreinigerdispenser',
        tail: '400 ml, kunststof wit',
        piece: 1690,
        packs: ['stuk 1'],
        form: 'soap-dispenser',
        colour: hex.wit,
        text: [
          'Wanddispenser naast het toilet voor brilreiniger van 400 ml.',
          'Met pictogram en slot; montageset zit erbij.',
        ],
        specs: { Inhoud: '400 ml', Materiaal: 'ABS', Kleur: 'wit' },
        facets: { kleur: 'wit', inhoud: '400 ml', materiaal: 'kunststof' },
      },
      {
        name: 'Damesverbandbak',
        tail: '6 liter, kunststof wit',
        piece: 2150,
        packs: ['stuk 1'],
        form: 'pedal-bin',
        colour: hex.wit,
        text: [
          'Smalle hygiënebak van 6 liter met klep die de inhoud uit het zicht houdt.',
          'Aan de wand of staand naast het toilet; gebruik er zakjes van 45 x 50 cm in.',
        ],
        specs: { Inhoud: '6 liter', Materiaal: 'ABS', Kleur: 'wit' },
        facets: { kleur: 'wit', inhoud: '6 liter', materiaal: 'kunststof' },
      },
      {
        name: 'Urinoirmat',
        tail: 'met geur, citrus',
        piece: 175,
        packs: ['stuk 1', '*doos 30'],
        form: 'cloth',
        colour: hex.geel,
        text: [
          'Soepel matje dat spatten breekt en dertig dagen geur afgeeft.',
          'Houdt sigaretten en kauwgom uit de afvoer.',
        ],
        specs: { Geur: 'citrus', Duur: '30 dagen', Materiaal: 'EVA' },
        facets: { kleur: 'geel', materiaal: 'kunststof' },
      },
    ] as const,
    draft: (v) => ({
      head: v.name,
      tail: v.tail,
      piece: v.piece,
      packs: v.packs,
      tell: v.text,
      specs: { ...v.specs },
      facets: v.facets,
      shot: {
        form: v.form,
        colour: v.colour,
        accent: hex.grijs,
        label: v.specs && 'Inhoud' in v.specs ? String(v.specs.Inhoud) : undefined,
      },
    }),
  }),
  family({
    key: 'handcreme',
    group: 'handen-en-sanitair/sanitaire-hygiene/huidverzorging',
    base: 'stuk',
    brands: ['handelijn', 'palmadou', 'house'],
    variants: combine({
      kind: [
        { name: 'herstellend na het werk', fact: 'Met sheaboter en ureum voor ruwe en gekloofde handen.' },
        { name: 'beschermend vóór het werk', fact: 'Vormt een dun laagje tegen water, sop en stof.' },
      ],
      ml: [100, 1000],
    }),
    draft: ({ kind, ml }) => ({
      head: 'Handcrème',
      tail: `${kind.name}, ${ml === 100 ? 'tube 100 ml' : 'dispenservulling 1 liter'}`,
      piece: ml === 100 ? 345 : 1490,
      packs: ['*stuk 1', ml === 100 ? 'doos 20' : 'doos 6'],
      tell: [
        `${kind.fact}`,
        'Siliconen- en parfumvrij, dus ook geschikt voor wie daarna met lak of levensmiddelen werkt.',
        'Hoort in een huidbeschermingsplan naast milde zeep en goede handdoeken.',
      ],
      specs: { Inhoud: `${ml} ml`, Parfum: 'nee', Siliconen: 'nee', Toepassing: kind.name },
      facets: { inhoud: `${ml} ml` },
      shot: {
        form: ml === 100 ? 'squeeze-bottle' : 'soap-cartridge',
        colour: hex.creme,
        accent: hex.roze,
        label: `${ml} ml`,
      },
    }),
  }),
];
