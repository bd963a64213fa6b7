import { combine, type Family, family } from '../build-family.ts';
import { hex } from '../colours.ts';
import { counted, decimal } from '../units.ts';

export const laundry: Family[] = [
  family({
    key: 'vaatwastabletten',
    group: 'keuken-en-was/vaatwas/vaatwastabletten',
    base: 'tablet',
    brands: ['vaatora', 'groenzuiver', 'vetlozen', 'house'],
    share: 0.9,
    variants: combine({
      kind: [
        {
          name: 'alles-in-1',
          price: 11.5,
          colour: 'blauw',
          fact: 'Met zout- en glansmiddelfunctie tot een waterhardheid van 21 °dH.',
        },
        { name: 'classic', price: 7.6, colour: 'wit', fact: 'Gebruik los zout en glansmiddel ernaast.' },
        {
          name: 'ecologisch',
          price: 12.8,
          colour: 'lichtgroen',
          fact: 'In wateroplosbare folie, zonder fosfaat en met EU Ecolabel.',
        },
      ],
      pack: [40, 100],
    }),
    draft: ({ kind, pack }) => ({
      head: 'Vaatwastabletten',
      tail: `${kind.name}, ${counted(pack, 'tablet')} per pak`,
      piece: kind.price * (pack === 100 ? 0.92 : 1),
      packs: [`*pak ${pack}`, `doos ${pack * (pack === 100 ? 5 : 8)}`],
      tell: [
        'Tabletten voor de gewone vaatwasser in pantry, kantoorkeuken en vakantiehuis; niet voor doorschuif- of voorlader met kort programma.',
        kind.fact,
      ],
      specs: {
        Aantal: counted(pack, 'tablet'),
        'Gewicht per tablet': '18 g',
        Fosfaatvrij: 'ja',
        'Werkt vanaf': '45 °C',
        ...(kind.name === 'ecologisch' ? { Keurmerk: 'EU Ecolabel' } : {}),
      },
      facets: {
        inhoud: counted(pack, 'tablet'),
        certificaat: kind.name === 'ecologisch' ? 'EU Ecolabel' : undefined,
      },
      shot: { form: 'dishwasher-tablets', colour: hex[kind.colour], accent: hex.wit, label: `${pack} st.` },
    }),
  }),
  family({
    key: 'vaatwasmiddel',
    group: 'keuken-en-was/vaatwas/machinale-vaatwas',
    base: 'can',
    brands: ['vaatora', 'klarivaan', 'house'],
    variants: [
      ...combine({
        kind: [
          { name: 'voor hard water', ph: '13,5', price: 210 },
          { name: 'chloorhoudend', ph: '13,0', price: 240 },
          { name: 'voor glazenspoelers', ph: '12,5', price: 255 },
          { name: 'aluminiumveilig', ph: '11,0', price: 290 },
        ],
        litres: [5, 10],
      }),
      { kind: { name: 'voor hard water', ph: '13,5', price: 190 }, litres: 20 },
    ],
    draft: ({ kind, litres }) => ({
      head: 'Vaatwasmiddel',
      tail: `vloeibaar ${kind.name}, can ${litres} liter`,
      piece: kind.price * litres * (litres === 5 ? 1 : 0.9),
      packs: litres === 5 ? ['*can 1', 'doos 2'] : ['*can 1', 'pallet 48'],
      tell: [
        `Vloeibaar middel voor professionele vaatwassers met doseerpomp, ${kind.name}.`,
        kind.name === 'chloorhoudend'
          ? 'Bleekt thee- en koffieaanslag weg uit kopjes en kannen.'
          : kind.name === 'voor glazenspoelers'
            ? 'Voor korte programma’s van twee minuten; laat bierschuim op het glas staan.'
            : kind.name === 'aluminiumveilig'
              ? 'Tast aluminium bakplaten en pannen niet aan.'
              : 'Bindt kalk tot 25 °dH, zodat de sproeiarmen vrij blijven.',
        'Dosering 2 tot 4 ml per liter spoelwater, afhankelijk van de hardheid.',
      ],
      specs: { Inhoud: `${litres} liter`, pH: kind.ph, Dosering: '2-4 ml per liter', Toepassing: kind.name },
      facets: { inhoud: `${litres} liter` },
      shot: { form: 'jerrycan', colour: hex.wit, accent: hex.blauw, label: `${litres} L`, litres },
    }),
  }),
  family({
    key: 'naglansmiddel',
    group: 'keuken-en-was/vaatwas/glansmiddel-en-zout',
    base: 'can',
    brands: ['vaatora', 'klarivaan', 'house'],
    variants: combine({ kind: ['zuur', 'neutraal'], litres: [5, 10] }),
    draft: ({ kind, litres }) => ({
      head: 'Naglansmiddel',
      tail: `${kind}, can ${litres} liter`,
      piece: (kind === 'zuur' ? 270 : 300) * litres * (litres === 5 ? 1 : 0.9),
      packs: ['*can 1', litres === 5 ? 'doos 2' : 'pallet 48'],
      tell: [
        `${kind === 'zuur' ? 'Zuur' : 'Neutraal'} glansmiddel voor de laatste spoelgang: servies en glazen drogen streeploos en zonder kalkvlek.`,
        kind === 'zuur'
          ? 'Het zuur neutraliseert resten van het alkalische vaatwasmiddel.'
          : 'Spaart glasdecor en zachte metalen.',
      ],
      specs: {
        Inhoud: `${litres} liter`,
        pH: kind === 'zuur' ? '2,5' : '6,5',
        Dosering: '0,2-0,5 ml per liter',
      },
      facets: { inhoud: `${litres} liter` },
      shot: {
        form: 'jerrycan',
        colour: hex.lichtblauw,
        accent: hex.donkerblauw,
        label: `${litres} L`,
        litres,
      },
    }),
  }),
  family({
    key: 'vaatwaszout',
    group: 'keuken-en-was/vaatwas/glansmiddel-en-zout',
    base: 'zak',
    brands: ['vaatora', 'house'],
    variants: combine({ kilos: [2, 10, 25], kind: ['grof', 'tabletten'] }).filter(
      (v) => v.kind === 'grof' || v.kilos === 25,
    ),
    draft: ({ kilos, kind }) => ({
      head: 'Onthardingszout',
      tail: `${kind}, zak ${kilos} kg`,
      piece: kilos * (kilos === 2 ? 62 : kilos === 10 ? 48 : 39) * (kind === 'tabletten' ? 1.1 : 1) + 30,
      packs: kilos === 2 ? ['*zak 1', 'doos 8'] : ['*zak 1', `pallet ${kilos === 10 ? 90 : 40}`],
      tell: [
        `Zuiver zout (99,8 % NaCl) in ${kind === 'grof' ? 'grove korrel' : 'tabletten'} voor het regenereren van de waterontharder.`,
        kind === 'grof'
          ? 'De korrel klontert niet in het zoutvat van vaatwasser en combisteamer.'
          : 'Tabletten lossen gelijkmatig op in grotere ontharders met een pekelbak.',
      ],
      specs: { Gewicht: `${kilos} kg`, Vorm: kind, Zuiverheid: '99,8 % NaCl' },
      facets: { inhoud: `${kilos} kg` },
      shot: { form: 'powder-box', colour: hex.wit, accent: hex.blauw, label: `${kilos} kg` },
    }),
  }),
  family({
    key: 'afwasmiddel',
    group: 'keuken-en-was/handafwas/afwasmiddel',
    base: 'fles',
    brands: ['vetlozen', 'groenzuiver', 'frisolant', 'house'],
    share: 0.85,
    variants: combine({
      scent: [
        { name: 'citroen', colour: 'geel' },
        { name: 'original', colour: 'groen' },
        { name: 'parfumvrij', colour: 'transparant' },
      ],
      litres: [0.5, 1, 5],
    }),
    draft: ({ scent, litres }) => ({
      head: 'Handafwasmiddel',
      tail: `${scent.name}, ${litres === 5 ? 'can 5 liter' : `fles ${litres === 1 ? '1 liter' : '500 ml'}`}`,
      base: litres === 5 ? 'can' : 'fles',
      piece:
        litres * (litres === 5 ? 155 : litres === 1 ? 215 : 270) * (scent.name === 'parfumvrij' ? 1.12 : 1),
      packs: litres === 5 ? ['*can 1', 'doos 2', 'pallet 96'] : ['*fles 1', 'doos 12'],
      step: litres === 5 ? 1 : 3,
      tell: [
        'Geconcentreerd afwasmiddel met lang houdend schuim voor pannen, bestek en glaswerk.',
        scent.name === 'parfumvrij'
          ? 'Zonder parfum en kleurstof: geen geur aan glazen en prettig bij een gevoelige huid.'
          : 'Met een druppel op vijf liter warm water komt vet vanzelf los.',
      ],
      specs: {
        Inhoud: `${decimal(litres)} liter`,
        pH: '6,5',
        Dosering: '5 ml per 5 liter water',
        Geur: scent.name,
        ...(scent.name === 'parfumvrij' ? { Keurmerk: 'EU Ecolabel' } : {}),
      },
      facets: {
        inhoud: `${decimal(litres)} liter`,
        certificaat: scent.name === 'parfumvrij' ? 'EU Ecolabel' : undefined,
      },
      shot: {
        form: litres === 5 ? 'jerrycan' : 'squeeze-bottle',
        litres: litres === 5 ? litres : undefined,
        colour: hex[scent.colour],
        accent: hex.wit,
        label: litres === 0.5 ? '500 ml' : `${litres} L`,
      },
    }),
  }),
  family({
    key: 'wasmiddel-vloeibaar',
    group: 'keuken-en-was/textielwas/vloeibaar-wasmiddel',
    base: 'can',
    brands: ['waslinde', 'groenzuiver', 'klarivaan', 'house'],
    share: 0.8,
    variants: combine({
      kind: [
        { name: 'color', colour: 'roze', fact: 'Met kleurbescherming voor gekleurd werkgoed en beddengoed.' },
        { name: 'wit', colour: 'wit', fact: 'Met optisch wit voor handdoeken, lakens en tafellinnen.' },
        {
          name: 'ecologisch',
          colour: 'lichtgroen',
          fact: 'Met EU Ecolabel; zonder optisch wit, enzymen werken al bij 20 °C.',
        },
      ],
      litres: [3, 5, 10],
    }),
    draft: ({ kind, litres }) => ({
      head: 'Wasmiddel vloeibaar',
      tail: `${kind.name}, can ${litres} liter`,
      piece:
        litres * (litres === 3 ? 330 : litres === 5 ? 285 : 255) * (kind.name === 'ecologisch' ? 1.1 : 1),
      packs:
        litres === 3
          ? ['*can 1', 'doos 4']
          : litres === 5
            ? ['*can 1', 'doos 2', 'pallet 96']
            : ['*can 1', 'pallet 48'],
      tell: [
        `Vloeibaar wasmiddel voor gewone en professionele machines, goed voor ongeveer ${Math.round((litres * 1000) / 55)} wasbeurten van 5 kg.`,
        kind.fact,
        'Ook met een slangenpomp te doseren.',
      ],
      specs: {
        Inhoud: `${litres} liter`,
        Dosering: '55 ml per 5 kg droge was',
        Wastemperatuur: '20-90 °C',
        pH: '8,5',
        ...(kind.name === 'ecologisch' ? { Keurmerk: 'EU Ecolabel' } : {}),
      },
      facets: {
        inhoud: `${litres} liter`,
        certificaat: kind.name === 'ecologisch' ? 'EU Ecolabel' : undefined,
      },
      shot: { form: 'jerrycan', colour: hex[kind.colour], accent: hex.paars, label: `${litres} L`, litres },
    }),
  }),
  family({
    key: 'waspoeder',
    group: 'keuken-en-was/textielwas/waspoeder',
    base: 'zak',
    brands: ['waslinde', 'klarivaan', 'house'],
    share: 0.9,
    variants: combine({
      kind: [
        { name: 'totaal', fact: 'Met bleek en enzymen voor sterk vervuild wit wasgoed.' },
        { name: 'color', fact: 'Zonder bleek, voor gekleurde werkkleding en doeken.' },
        {
          name: 'desinfecterend',
          fact: 'Ontsmet bij 60 °C volgens EN 16616; gebruikelijk voor moppen en zorglinnen.',
        },
      ],
      kilos: [7.5, 15],
    }),
    draft: ({ kind, kilos }) => ({
      head: 'Waspoeder',
      tail: `${kind.name}, zak ${decimal(kilos)} kg`,
      piece: kilos * (kilos === 15 ? 225 : 250) * (kind.name === 'desinfecterend' ? 1.35 : 1),
      packs: ['*zak 1', `pallet ${kilos === 15 ? 48 : 80}`],
      tell: [
        `Fosfaatvrij waspoeder voor ongeveer ${Math.round((kilos * 1000) / 75)} wasbeurten van 5 kg.`,
        kind.fact,
      ],
      specs: {
        Gewicht: `${decimal(kilos)} kg`,
        Dosering: '75 g per 5 kg droge was',
        Wastemperatuur: kind.name === 'desinfecterend' ? '60-90 °C' : '30-90 °C',
        ...(kind.name === 'desinfecterend' ? { Norm: 'EN 16616' } : {}),
      },
      facets: {
        inhoud: `${decimal(kilos)} kg`,
        certificaat: kind.name === 'desinfecterend' ? 'EN 16616' : undefined,
      },
      shot: { form: 'powder-box', colour: hex.wit, accent: hex.paars, label: `${decimal(kilos)} kg` },
    }),
  }),
  family({
    key: 'wasverzachter',
    group: 'keuken-en-was/textielwas/wasverzachter-en-bleek',
    base: 'can',
    brands: ['waslinde', 'frisolant', 'house'],
    variants: combine({
      scent: [
        { name: 'zomerbries', colour: 'lichtblauw' },
        { name: 'lavendel', colour: 'paars' },
      ],
      litres: [5, 10],
    }),
    draft: ({ scent, litres }) => ({
      head: 'Wasverzachter',
      tail: `${scent.name}, can ${litres} liter`,
      piece: litres * (litres === 5 ? 175 : 158),
      packs: litres === 5 ? ['*can 1', 'doos 2'] : ['*can 1', 'pallet 48'],
      tell: [
        `Wasverzachter met geur van ${scent.name} die badstof soepel houdt en het strijken verlicht.`,
        'Niet gebruiken bij microvezeldoeken en vlakmoppen: die nemen daarna geen vuil meer op.',
      ],
      specs: { Inhoud: `${litres} liter`, Dosering: '40 ml per 5 kg droge was', Geur: scent.name, pH: '3,0' },
      facets: { inhoud: `${litres} liter` },
      shot: { form: 'jerrycan', colour: hex[scent.colour], accent: hex.wit, label: `${litres} L`, litres },
    }),
  }),
  family({
    key: 'vlekverwijderaar',
    group: 'keuken-en-was/textielwas/wasverzachter-en-bleek',
    base: 'emmer',
    brands: ['waslinde', 'klarivaan'],
    variants: combine({ kilos: [1, 5, 10] }),
    draft: ({ kilos }) => ({
      head: 'Zuurstofbleek',
      tail: `poeder, ${kilos === 1 ? 'pot' : 'emmer'} ${kilos} kg`,
      base: kilos === 1 ? 'pot' : 'emmer',
      piece: kilos * (kilos === 1 ? 690 : kilos === 5 ? 560 : 510),
      packs: kilos === 1 ? ['*pot 1', 'doos 6'] : ['*emmer 1', 'pallet 60'],
      tell: [
        'Percarbonaat dat wijn, koffie en bloed uit wit en kleurvast textiel bleekt, zonder chloor.',
        'Als voorweek of als toevoeging bij het wasmiddel, vanaf 40 °C.',
      ],
      specs: { Gewicht: `${kilos} kg`, Dosering: '20 g per 5 kg droge was', 'Werkt vanaf': '40 °C' },
      facets: { inhoud: `${kilos} kg` },
      shot: { form: kilos === 1 ? 'tub' : 'bucket', colour: hex.wit, accent: hex.roze, label: `${kilos} kg` },
    }),
  }),
];
