import { columns, h2, ol, p, ul } from '../../blocks.ts';
import { need, plan, post } from '../model.ts';

/** Of the shop for households. */
export const huispapier = [
  plan({
    title: 'De badkamer in een kwartier',
    intro: 'Niet poetsen tot alles glimt, wel elke week een kwartier. Zo krijgt kalk geen kans.',
    prop: 'sparkle',
    tint: '#f6dfe7',
    prep: 15,
    total: 20,
    yields: 'een badkamer met toilet',
    frequency: 'Elke week',
    needs: [
      need('sanitairreiniger', 'sanitairreiniger', 'voor douche en wastafel'),
      need('toiletreiniger', 'toiletreiniger', 'onder de rand'),
      need('glasreiniger', 'glasreiniger', 'voor de spiegel'),
      need('microvezeldoeken', 'microvezeldoeken', 'twee kleuren'),
      need('handschoenen-huishoud', 'huishoudhandschoenen', 'een paar'),
      need('toiletpapier-traditioneel', 'toiletpapier', 'leg meteen een nieuwe rol klaar'),
    ],
    steps: [
      'Zet het raam open en leg kleden en handdoeken buiten.',
      'Doe reiniger in het toilet en spuit de douche in.',
      'Doe intussen spiegel en wastafel.',
      'Spoel de douche af en trek de wand droog.',
      'Borstel het toilet en neem bril en knop af.',
      'Neem de vloer als laatste mee.',
    ],
  }),
  plan({
    title: 'Oven schoon zonder schrobben',
    intro: 'Laat het middel het werk doen terwijl u koffie drinkt. Daarna veegt u de korst zo weg.',
    prop: 'bubbles',
    tint: '#f3e2d0',
    prep: 15,
    total: 75,
    yields: 'een gewone oven',
    frequency: 'Elke twee maanden',
    needs: [
      need('keukenreiniger', 'keukenreiniger', 'voor ruit en randen'),
      need('keukenrollen', 'keukenrol', 'om de pap op te nemen'),
      need('sponzen', 'schuurspons', 'met de zachte kant'),
      need('handschoenen-huishoud', 'huishoudhandschoenen', 'een paar'),
      '200 gram baksoda met een scheut water',
    ],
    steps: [
      'Haal roosters en bakplaat eruit en leg ze in heet water.',
      'Smeer de bodem in met een papje van baksoda en water.',
      'Wacht een uur.',
      'Neem de pap op met keukenpapier en spoel twee keer na.',
      'Doe de ruit met keukenreiniger.',
      'Zet de oven tien minuten aan om te drogen.',
    ],
  }),
  post({
    title: 'Hoeveel toiletpapier gebruikt een gezin?',
    intro:
      'Ongeveer vijf rollen per week met vier mensen. Reken mee, dan bestelt u nooit meer te vroeg of te laat.',
    cast: ['toiletpapier-traditioneel', 'keukenrollen', 'tissues', 'zakdoekjes'],
    tint: '#f7e6ec',
    blocks: [
      columns(
        ['Huishouden', 'Per week', 'Een doos van 48 rollen is op na'],
        ['1 persoon', '1 rol', '48 weken'],
        ['2 personen', '2 tot 3 rollen', '19 weken'],
        ['4 personen', '5 rollen', '9 weken'],
      ),
      p('Werkt u thuis? Tel er dan een halve rol per persoon bij op.'),
      h2('Waar laat u een grote doos?'),
      ul(
        'Onder de trap, plat op de grond.',
        'Bovenop een kast: papier is licht.',
        'In de schuur, als die droog is.',
      ),
    ],
  }),
  post({
    title: 'Vlekken: eerst deppen, dan pas poetsen',
    intro: 'Rode wijn, gras of vet: wie wrijft, maakt de vlek groter. Deze volgorde werkt bijna altijd.',
    cast: ['vlekverwijderaar', 'wasmiddel-vloeibaar', 'keukenrollen', 'waspoeder'],
    tint: '#ece0ee',
    prop: 'drops',
    blocks: [
      ol(
        'Dep met keukenpapier, van buiten naar binnen.',
        'Spoel met koud water. Warm water zet eiwit vast.',
        'Breng een beetje wasmiddel aan en wacht tien minuten.',
        'Was op de temperatuur van het etiket.',
      ),
      columns(
        ['Vlek', 'Begin met'],
        ['wijn of fruit', 'koud water en zuurstofbleek'],
        ['vet', 'afwasmiddel'],
        ['gras', 'een drup alcohol'],
        ['modder', 'laten drogen en borstelen'],
      ),
      p('Probeer een middel eerst op een zoom. En stop een stuk pas in de droger als de vlek echt weg is.'),
    ],
  }),
];

/** Of the shop for farms. */
export const erfenstal = [
  plan({
    title: 'Melkstal reinigen na het melken',
    intro: 'Koud, warm, koud: de volgorde van het water bepaalt of er aanslag blijft zitten.',
    prop: 'drops',
    tint: '#dfe8d3',
    prep: 30,
    total: 45,
    yields: 'een melkstal met 12 plaatsen',
    frequency: 'Twee keer per dag',
    needs: [
      need('ontvetter', 'alkalische reiniger', 'voor vet en eiwit'),
      need('ontkalker', 'zure reiniger', 'een keer per week'),
      need('handschoenen-nitril', 'melkershandschoenen', 'een paar per keer', { pick: /maat L/ }),
      need('schorten', 'schort', 'houdt u droog'),
      need('vloertrekkers', 'vloertrekker', 'om water naar de put te trekken'),
      need('borstels', 'borstel', 'voor de bekers'),
    ],
    steps: [
      'Spoel voor met lauw water tot het helder terugkomt.',
      'Reinig met heet water en de dosering van het etiket.',
      'Borstel bekers en slangen aan de buitenkant.',
      'Spoel na met koud drinkwater.',
      'Trek de vloer droog en zet de deuren open.',
      'Gebruik één keer per week de zure reiniger tegen melksteen.',
    ],
    blocks: [p('Meng zure en alkalische middelen nooit. Spoel altijd een keer tussendoor.')],
  }),
  plan({
    title: 'Handen schoon na de werkplaats',
    intro:
      'Smeer lost op in de goede zeep, niet in heet water. Zo krijgt u handen schoon zonder ze kapot te boenen.',
    prop: 'bubbles',
    tint: '#e8e0d1',
    prep: 3,
    total: 3,
    yields: 'één paar handen',
    frequency: 'Na elk klusje',
    needs: [
      need('werkplaatszeep', 'werkplaatszeep met korrel', 'een noot op droge handen'),
      need('industrierollen', 'industriepapier', 'om te drogen'),
      need('zeepdispensers', 'dispenser', 'naast de kraan'),
      need('handschoenen-werk', 'werkhandschoenen', 'voor de volgende keer'),
    ],
    steps: [
      'Doe de zeep op droge handen. Water verdunt hem te vroeg.',
      'Wrijf een halve minuut, ook tussen de vingers.',
      'Maak pas daarna nat en wrijf tot het schuimt.',
      'Spoel af met lauw water.',
      'Droog goed. Natte handen kloven in de kou.',
    ],
  }),
  plan({
    title: 'Voergang en drinkbakken schoon in een half uur',
    intro:
      'Koeien drinken meer uit een schone bak. Met een vast rondje per week blijft het een klein karwei.',
    prop: 'drops',
    tint: '#e7e9cf',
    prep: 30,
    total: 30,
    yields: 'een stal met 8 drinkbakken',
    frequency: 'Drinkbakken twee keer per week, de voergang elke dag',
    needs: [
      need('bezems', 'bezem', 'met harde vezel'),
      need('borstels', 'borstel', 'alleen voor de drinkbakken'),
      need('mopemmers', 'emmer', 'om na te spoelen'),
      need('vloertrekkers', 'vloertrekker', 'voor de voergang'),
      need('containerzakken', 'containerzakken', 'voor folie en touw'),
    ],
    steps: [
      'Veeg oud voer bij elkaar voordat u vers voer brengt.',
      'Kiep de drinkbak leeg en borstel de randen.',
      'Spoel na tot er geen slijm meer zit.',
      'Kijk of de vlotter vrij beweegt.',
      'Trek de voergang schoon en raap touw en folie op.',
    ],
  }),
  post({
    title: 'Welke bezem voor welk erf?',
    intro: 'Een bezem die te zacht is, aait. Een die te hard is, laat fijn stof liggen.',
    cast: ['bezems', 'stoffer-en-blik', 'vloertrekkers', 'borstels'],
    tint: '#e6decb',
    blocks: [
      columns(
        ['Ondergrond', 'Vezel', 'Waarom'],
        ['klinkers', 'hard kunststof', 'haalt aarde uit de voeg'],
        ['beton in de stal', 'bassine', 'kan tegen nat'],
        ['werkplaats', 'zacht met harde kern', 'neemt stof en krullen mee'],
      ),
      p('Hang een bezem op aan de steel. Wie hem op de haren zet, heeft na een maand een kromme.'),
      h2('Nat of droog'),
      p('Veeg eerst droog en trek daarna met water. Andersom maakt u modder.'),
    ],
  }),
  post({
    title: 'Stof in de stal: een masker dat u ophoudt',
    intro:
      'Bij het instrooien en vegen komt fijn stof vrij. Het beste masker is het masker dat goed aansluit.',
    cast: ['ademmaskers', 'handschoenen-werk', 'bezems', 'schorten'],
    tint: '#dde3e4',
    blocks: [
      ul(
        'FFP1 is voor hinderlijk stof.',
        'FFP2 past bij stof van graan, stro en strooisel.',
        'FFP3 is voor wat echt fijn of schadelijk is.',
      ),
      h2('Controleer in vijf tellen'),
      ol(
        'Zet het masker op en druk de neusbeugel aan.',
        'Leg beide handen eroverheen.',
        'Blaas uit. Voelt u lucht langs uw wangen, trek dan de banden aan.',
      ),
      p('Met een baard sluit geen enkel masker goed aan. Kies dan een kap met aanvoer van schone lucht.'),
    ],
  }),
];

/** Of the shop for building sites. */
export const bouwkeet24 = [
  plan({
    title: 'De keet schoon in twintig minuten',
    intro: 'Een schone keet is de goedkoopste arbeidsvoorwaarde. Wissel elke week van ploeg.',
    prop: 'clipboard',
    tint: '#f2e3bf',
    prep: 20,
    total: 20,
    yields: 'een keet voor 8 mensen',
    frequency: 'Elke vrijdag, de tafel elke dag',
    needs: [
      need('bezems', 'bezem', 'eerst het zand eruit'),
      need('allesreiniger', 'allesreiniger', 'voor tafel en koelkast'),
      need('vloerreiniger', 'vloerreiniger', 'een dop op een emmer'),
      need('mopemmers', 'mopemmer', 'staat naast de deur', { pick: /12 liter|15 liter/ }),
      need('vuilniszakken', 'zakken', 'twee per keet'),
      need('keukenrollen', 'keukenrol', 'naast de gootsteen'),
    ],
    steps: [
      'Zet de stoelen op tafel en de deur open.',
      'Gooi weg wat over de datum is en maak de koelkast leeg.',
      'Neem tafel, aanrecht en handgrepen af.',
      'Veeg naar de deur toe en mop daarna.',
      'Leeg de bakken en doe er nieuwe zakken in.',
      'Vul koffie, bekers, papier en zeep aan.',
    ],
  }),
  plan({
    title: 'Mobiel toilet dat bruikbaar blijft',
    intro: 'Tussen twee servicebeurten zit een week. Met vijf minuten per dag houdt iedereen het vol.',
    prop: 'sparkle',
    tint: '#d8e6ee',
    prep: 5,
    total: 5,
    yields: 'één toilet',
    frequency: 'Elke dag',
    needs: [
      need('sanitairreiniger', 'sanitairreiniger', 'voor bril en klink'),
      need('toiletreiniger', 'toiletreiniger', 'aan het eind van de dag'),
      need('toiletpapier-traditioneel', 'toiletpapier', 'twee rollen op voorraad in het hok'),
      need('handschoenen-nitril', 'handschoenen', 'een paar', { pick: /maat L/ }),
      need('handdoekrollen', 'papieren handdoeken', 'naast de wasbak'),
    ],
    steps: [
      'Trek handschoenen aan en zet de deur vast.',
      'Spuit bril, klink en knop in en neem ze af.',
      'Vul papier bij en hang de rol met het vel naar voren.',
      'Giet toiletreiniger in de pot en laat hem zitten tot morgen.',
      'Kijk of het licht en het slot het doen.',
    ],
  }),
  post({
    title: 'Afval op de bouw: vijf bakken, één plek',
    intro: 'Gescheiden puin is goedkoper dan gemengd. Begin met vijf bakken die iedereen passeert.',
    cast: ['containerzakken', 'afvalscheiding', 'vuilniszakken', 'bezems', 'handschoenen-werk'],
    tint: '#e3e0d3',
    blocks: [
      ul('hout', 'metaal', 'folie en kunststof', 'karton', 'rest'),
      h2('Zo blijft het gescheiden'),
      p('Zet de bakken op de route naar de keet. Wie moet omlopen, gooit alles in de eerste.'),
      p(
        'Hang boven elke bak een echt stuk afval: een plank, een profiel, een lap folie. Dat leest iedereen.',
      ),
      h2('Zakken die het houden'),
      p('Voor folie en karton is 50 micron genoeg. Scherp afval gaat los in de bak, niet in een zak.'),
    ],
  }),
  post({
    title: 'Welke werkhandschoen pakt u waarvoor?',
    intro: 'Eén handschoen voor alles bestaat niet. Met drie soorten in de bus komt u het hele jaar door.',
    cast: ['handschoenen-werk', 'handschoenen-nitril', 'handschoenen-latex', 'werkplaatszeep'],
    tint: '#ecdcc0',
    blocks: [
      columns(
        ['Werk', 'Neem', 'Omdat'],
        ['afmonteren', 'pu-gecoat', 'u voelt het schroefje'],
        ['sjouwen', 'leer of dikke coating', 'hout en steen schuren'],
        ['lijm en kit', 'nitril', 'het blijft niet plakken'],
      ),
      p(
        'Kijk op de rug van de handschoen. Het eerste cijfer zegt hoe goed hij tegen schuren kan, van nul tot vier.',
      ),
      h2('Goed bewaren'),
      p(
        'Gooi natte handschoenen niet in de gereedschapskist. Hang ze op, dan gaan ze twee keer zo lang mee.',
      ),
    ],
  }),
];
