import { columns, h2, ol, p, ul } from '../../blocks.ts';
import { need, plan, post } from '../model.ts';

/** Of the shop for cleaning companies. */
export const schoongroep = [
  plan({
    title: 'Oplevering na verbouwing: van stof naar glans',
    intro:
      'Bouwstof komt drie dagen lang uit elke kier. Daarom werkt u in twee rondes, met een dag ertussen.',
    prop: 'sparkle',
    tint: '#dfe6ea',
    prep: 240,
    total: 1680,
    yields: 'een kantoor van 200 vierkante meter',
    frequency: 'Eén keer, in twee rondes',
    needs: [
      need('bezems', 'bezem', 'voor het grove werk'),
      need('allesreiniger', 'allesreiniger', 'voor kozijnen en deuren'),
      need('vloerreiniger', 'vloerreiniger', 'voor de tweede ronde'),
      need('ruitenconcentraat', 'ruitenconcentraat', 'na het verwijderen van stickers'),
      need('microvezeldoeken', 'microvezeldoeken', 'twintig per ronde', { quantity: 2 }),
      need('containerzakken', 'containerzakken', 'sterk genoeg voor puin'),
      need('ademmaskers', 'stofmaskers', 'voor iedereen'),
    ],
    steps: [
      'Loop met de opdrachtgever door het pand en noteer beschadigingen.',
      'Zuig en veeg van boven naar beneden, ook op kozijnen en kabelgoten.',
      'Neem alles vochtig af. Ververs het water zodra het grijs is.',
      'Wacht een dag, zodat het stof kan neerdalen.',
      'Doe de ramen, daarna de tweede ronde over alle vlakken.',
      'Mop de vloer als laatste en lever op met foto’s.',
    ],
  }),
  post({
    title: 'Een nieuwe collega inwerken in één ochtend',
    intro: 'Niet vertellen maar meelopen: met drie rondes weet iemand waar alles staat en waarom.',
    cast: ['sproeiflacons', 'microvezeldoeken', 'vlakmoppen', 'interieurreiniger', 'mopemmers'],
    tint: '#dbe7ee',
    prop: 'clipboard',
    blocks: [
      p('De eerste ochtend bepaalt hoe iemand een jaar lang werkt. Plan dus niets anders.'),
      ol(
        'Ronde één: u werkt, de nieuwe collega kijkt en vraagt.',
        'Ronde twee: samen, elk een ruimte, met dezelfde kar.',
        'Ronde drie: de nieuwe collega werkt en u kijkt.',
      ),
      h2('Op de kar'),
      p('Geef elk middel een vaste plek en een kleur. Een doseerkaart met plaatjes werkt in elke taal.'),
      h2('Na een week'),
      ul(
        'Loop nog één ronde mee.',
        'Vraag wat er ontbreekt.',
        'Pas de kaart aan. Wie het werk doet, weet het best hoe.',
      ),
    ],
  }),
  post({
    title: 'Doseren: waarom een dop meer niet schoner maakt',
    intro:
      'Te veel middel blijft achter als film en trekt vuil aan. De juiste dosering is goedkoper en schoner.',
    cast: ['allesreiniger', 'vloerreiniger', 'sproeiflacons', 'sanitairreiniger'],
    tint: '#e1ecec',
    blocks: [
      p(
        'Plakt een vloer de dag na het moppen? Dan zit er te veel middel in het water. Het water erna haalt dat niet weg.',
      ),
      columns(
        ['Emmer', '1 procent', '2 procent'],
        ['5 liter', '50 ml', '100 ml'],
        ['8 liter', '80 ml', '160 ml'],
        ['10 liter', '100 ml', '200 ml'],
      ),
      h2('Zo houdt u het vast'),
      ul(
        'Zet een streep op de emmer.',
        'Gebruik een doseerdop of pomp.',
        'Doe eerst water in de emmer en dan het middel.',
      ),
    ],
  }),
];

/** Of the shop with environmental marks only. */
export const puurschoon = [
  plan({
    title: 'Schoonmaken met drie middelen',
    intro: 'Een allesreiniger, een sanitairreiniger en water. Meer hebt u voor een klein kantoor niet nodig.',
    prop: 'sparkle',
    tint: '#dcebd9',
    prep: 60,
    total: 60,
    yields: 'een kantoor met 12 werkplekken',
    frequency: 'Twee keer per week',
    needs: [
      need('allesreiniger', 'allesreiniger met keurmerk', 'voor bureaus, deuren en vloer'),
      need('sanitairreiniger', 'sanitairreiniger met keurmerk', 'voor toilet en wastafel'),
      need('glasreiniger', 'glasreiniger', 'alleen voor vette vingers'),
      need('afvalscheiding', 'bakken om te scheiden', 'één keer aanschaffen'),
      need('toiletpapier-traditioneel', 'gerecycled toiletpapier', 'om bij te vullen'),
    ],
    steps: [
      'Lucht de ruimte en leeg de bakken, elk in zijn eigen zak.',
      'Neem bureaus af met een vochtige doek. Vaak is water genoeg.',
      'Gebruik allesreiniger alleen waar u vuil ziet.',
      'Doe de toiletten als laatste, met een eigen doek.',
      'Mop met een dop middel op een emmer koud water.',
      'Was de doeken op 60 °C in een volle trommel.',
    ],
  }),
  plan({
    title: 'Lunch zonder afvalberg',
    intro: 'Vijftig mensen laten eten en één zak overhouden. Dat begint bij wat u niet neerzet.',
    prop: 'bowl',
    tint: '#e9ead0',
    prep: 40,
    total: 40,
    yields: 'een lunch voor 50 mensen',
    needs: [
      need('maaltijdbakken', 'bakken van bagasse', '50 stuks'),
      need('houten-bestek', 'houten bestek', '50 stuks'),
      need('koffiebekers', 'kartonnen bekers', 'alleen als mokken niet kunnen'),
      need('servetten-tissue', 'ongebleekte servetten', 'een per persoon'),
      need('composteerbare-zakken', 'composteerbare zakken', 'voor etensresten'),
    ],
    steps: [
      'Vraag vooraf wie er komt. Elke portie te veel is afval.',
      'Zet kannen water neer in plaats van flesjes.',
      'Leg bestek en servetten bij de uitgifte, niet op tafel.',
      'Zet één plek met drie bakken bij de deur: rest, papier en gft.',
      'Ga er het eerste kwartier bij staan. Daarna doet iedereen het goed.',
    ],
  }),
  post({
    title: 'Wat betekent dat keurmerk eigenlijk?',
    intro: 'Een groen blaadje op een fles zegt niets. Deze keurmerken worden door een ander nagekeken.',
    cast: [
      'allesreiniger',
      'toiletpapier-traditioneel',
      'afwasmiddel',
      'vouwhanddoekjes',
      'wasmiddel-vloeibaar',
    ],
    tint: '#d9ead6',
    blocks: [
      p(
        'Bij een keurmerk hoort een lijst met eisen die u kunt lezen, en iemand anders dan de maker die ze controleert.',
      ),
      columns(
        ['Keurmerk', 'Op', 'Kijkt vooral naar'],
        ['EU Ecolabel', 'reinigers, papier, zeep', 'stoffen, verpakking en werking'],
        ['FSC', 'papier en karton', 'waar het hout vandaan komt'],
        ['EN 13432', 'zakken en bakken', 'of het in een composteerinstallatie verteert'],
      ),
      h2('Zo zoekt u het na'),
      p(
        'Bij elk artikel in onze winkel staat het keurmerk tussen de kenmerken. Filter in een lijst op certificaat en u ziet alleen wat het heeft.',
      ),
    ],
  }),
  post({
    title: 'Minder gebruiken is het groenste middel',
    intro: 'De duurzaamste fles is de fles die u niet leegmaakt. Vijf gewoontes die niets kosten.',
    cast: ['zeep-navulcans', 'vloerreiniger', 'handdoekrollen', 'keukenreiniger'],
    tint: '#e3edd8',
    prop: 'drops',
    blocks: [
      ul(
        'Doseer met een dop en niet uit de losse pols.',
        'Vul een spuitfles bij in plaats van een nieuwe te kopen.',
        'Hang papier op dat vel voor vel komt.',
        'Maak schoon waar het vuil is, niet waar het maandag is.',
        'Bestel grote verpakkingen van wat niet bederft.',
      ),
      h2('Meet het een maand'),
      p(
        'Schrijf op elke fles de datum waarop u hem opent. Na een maand weet u waar het hard gaat en begint u daar.',
      ),
    ],
  }),
];
