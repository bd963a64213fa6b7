import { h2, p, ul } from '../blocks.ts';
import { need, plan } from './model.ts';

/** Plans that fit several shops. What a shop does not sell is a line without a product there. */
export const toiletGroup = plan({
  title: 'Schoonmaakplan voor een toiletgroep',
  intro:
    'Van schoon naar vuil en van hoog naar laag: in twintig minuten is een toiletgroep klaar, elke dag op dezelfde manier.',
  prop: 'sparkle',
  tint: '#cfe3ee',
  prep: 20,
  total: 20,
  yields: 'een toiletgroep met 4 toiletten en 2 wastafels',
  frequency: 'Elke dag, op drukke plekken twee keer',
  needs: [
    need('sanitairreiniger', 'sanitairreiniger', 'voor wastafels, kranen en tegels'),
    need('toiletreiniger', 'toiletreiniger', 'voor de binnenkant van de pot'),
    need('microvezeldoeken', 'microvezeldoeken', 'een kleur voor de wastafel, een andere voor het toilet'),
    need('handschoenen-nitril', 'handschoenen', 'een paar per toiletgroep', { pick: /maat M/ }),
    need('toiletpapier-traditioneel', 'toiletpapier', 'om bij te vullen'),
    need('vouwhanddoekjes', 'vouwhanddoekjes', 'om bij te vullen'),
  ],
  steps: [
    'Zet het bord neer, trek handschoenen aan en leeg de afvalbakjes.',
    'Knijp de toiletreiniger onder de rand en laat hem inwerken terwijl u verdergaat.',
    'Neem spiegels, planchetten en kranen af, daarna de wastafels. Werk van boven naar beneden.',
    'Pak een doek in een andere kleur. Neem spoelknop, bril en buitenkant van het toilet af.',
    'Borstel de pot, spoel door en laat de borstel boven de pot uitlekken.',
    'Vul papier en zeep bij en dweil de vloer, van achteren naar de deur toe.',
  ],
  blocks: [
    h2('Waarom kleuren helpen'),
    p(
      'Een doek die eerst het toilet en dan de kraan raakt, verplaatst wat u wilt verwijderen. Met een vaste kleur per plek hoeft niemand erover na te denken.',
    ),
    h2('Eens per week'),
    ul(
      'Ontkalk kranen en spoelranden.',
      'Neem deuren, klinken en lichtknoppen af.',
      'Controleer of de dispensers goed sluiten.',
    ),
  ],
});

export const streakFree = plan({
  title: 'Ramen lappen zonder strepen',
  intro:
    'Strepen komen bijna altijd door te veel middel of een droge rubber. Zo trekt u een raam in één keer schoon.',
  prop: 'drops',
  tint: '#d5e8f5',
  prep: 25,
  total: 25,
  yields: '10 ramen van een vierkante meter',
  frequency: 'Binnen elk kwartaal, buiten elke maand',
  needs: [
    need('ruitenconcentraat', 'ruitenconcentraat', 'een dop op een emmer lauw water'),
    need('inwassers', 'inwasser', 'om het vuil los te weken'),
    need('raamwissers', 'raamwisser', 'met een gave rubber'),
    need('mopemmers', 'emmer', 'breed genoeg voor de inwasser', { pick: /12 liter|15 liter/ }),
    need('microvezeldoeken', 'glasdoek', 'voor randen en hoeken'),
  ],
  steps: [
    'Veeg eerst kozijn en raam droog af. Zand en spinrag geven krassen.',
    'Maak het raam met de inwasser nat, ook de hoeken. Laat het niet opdrogen.',
    'Trek met de wisser een droge strook langs de bovenrand.',
    'Trek banen van boven naar beneden. Laat elke baan een paar centimeter over de vorige gaan.',
    'Veeg de rubber na elke baan af aan een droge doek.',
    'Neem randen en vensterbank na met de glasdoek.',
  ],
  blocks: [
    h2('Twee gewoontes die veel schelen'),
    p(
      'Lap niet in de volle zon: het water droogt sneller dan u kunt trekken. En draai de rubber om zodra hij niet meer strak afveegt.',
    ),
  ],
});

export const handHygiene = plan({
  title: 'Een wasplek die altijd klaar is',
  intro:
    'Handen wassen lukt alleen als zeep, papier en afvalbak er zijn. Met een vaste ronde is de wasplek nooit leeg.',
  prop: 'drops',
  tint: '#d8eee6',
  prep: 5,
  total: 5,
  yields: 'een wasplek voor 20 mensen',
  frequency: 'Elke werkdag',
  needs: [
    need('zeepvullingen', 'zeepvulling', 'een in de dispenser, een in de kast'),
    need('zeepdispensers', 'zeepdispenser', 'alleen als de oude lekt'),
    need('vouwhanddoekjes', 'papieren handdoekjes', 'per dag ongeveer een bundel'),
    need('pedaalemmers', 'afvalbak met pedaal', 'zodat schone handen schoon blijven'),
    need('pedaalemmerzakken', 'zakken voor de afvalbak', 'elke dag een nieuwe'),
    need('handcreme', 'handcrème', 'voor wie vaak wast'),
  ],
  steps: [
    'Kijk door het venster van de dispenser. Vervang de vulling als u de bodem ziet.',
    'Druk een keer: er komt zeep uit, en er hangt geen druppel aan.',
    'Vul papier bij tot de lijn. Een te volle dispenser scheurt elk handdoekje.',
    'Neem kraan, wasbak en drukknop af.',
    'Vervang de zak en schrijf op wat bijna op is.',
  ],
});

export const floorMop = plan({
  title: 'Harde vloer vlakmoppen in acht slagen',
  intro: 'Een vochtige mop neemt meer mee dan een natte. De vloer is na vijf minuten weer begaanbaar.',
  prop: 'sparkle',
  tint: '#e2e6ef',
  prep: 15,
  total: 20,
  yields: '60 vierkante meter',
  frequency: 'Elke dag op looproutes, verder twee keer per week',
  needs: [
    need('vloerreiniger', 'vloerreiniger', 'gedoseerd volgens het etiket'),
    need('vlakmoppen', 'vlakmop', 'een schone per 20 vierkante meter', { quantity: 3 }),
    need('stelen-en-platen', 'steel met plaat', 'op kinhoogte afgesteld'),
    need('mopemmers', 'mopemmer', 'met een zeef of pers'),
    need('bezems', 'bezem', 'om eerst droog te vegen'),
    need('strengmoppen', 'strengenmop', 'voor plekken waar de plaat niet bij kan'),
  ],
  steps: [
    'Veeg de vloer droog. Zand dat blijft liggen, wordt modder.',
    'Vul de emmer met lauw water en doe daarna het middel erbij.',
    'Pers de mop uit tot hij niet meer drupt.',
    'Mop in achten, achteruit lopend, van het raam naar de deur.',
    'Draai de mop na tien vierkante meter en neem na twintig een schone.',
    'Hang emmer en mop te drogen. Laat ze niet nat in de kast staan.',
  ],
});

export const kitchenHood = plan({
  title: 'Afzuigkap en fornuis ontvetten',
  intro:
    'Elke week een half uur voorkomt een middag schrobben. De filters doen intussen hun eigen werk in de spoelbak.',
  prop: 'bubbles',
  tint: '#f3e2cf',
  prep: 30,
  total: 50,
  yields: 'een kap met 4 filters en een fornuis',
  frequency: 'Elke week, de filters in drukke weken twee keer',
  needs: [
    need('ontvetter', 'ontvetter', 'voor kap en wanden'),
    need('ovenreiniger', 'oven- en grillreiniger', 'voor wat is aangebrand'),
    need('handschoenen-huishoud', 'handschoenen met lange schacht', 'het middel is sterk'),
    need('sponzen', 'schuurspons', 'niet op gelakt metaal'),
    need('werkdoeken', 'werkdoeken', 'om na te spoelen en te drogen'),
    'een spoelbak met heet water',
  ],
  steps: [
    'Zet alles uit en laat het fornuis afkoelen.',
    'Neem de filters uit en leg ze twintig minuten in heet water met ontvetter.',
    'Spuit de kap van onder naar boven in, zodat er geen strepen ontstaan. Laat vijf minuten inwerken.',
    'Neem af met een natte doek, van boven naar beneden.',
    'Spuit aangebrande plekken op het fornuis in en wacht zo lang als het etiket zegt.',
    'Spoel alles na met schoon water en zet de filters pas droog terug.',
  ],
  blocks: [
    h2('Veilig werken'),
    p('Meng nooit twee middelen. Trek handschoenen aan en zet een raam open, ook als het snel moet.'),
  ],
});

export const limescale = plan({
  title: 'Kranen en douches ontkalken',
  intro: 'Kalk lost op als zuur de tijd krijgt. Niet harder schrobben dus, maar langer laten inwerken.',
  prop: 'drops',
  tint: '#dbe9ee',
  prep: 15,
  total: 35,
  yields: 'een badkamer',
  frequency: 'Elke maand, bij hard water elke twee weken',
  needs: [
    need('ontkalker', 'ontkalker', 'test eerst op een onopvallende plek'),
    need('werkdoeken', 'doeken', 'om het middel op zijn plaats te houden'),
    need('handschoenen-huishoud', 'handschoenen', 'een paar'),
    need('borstels', 'borstel', 'voor voegen en sproeikop'),
    need('sanitairreiniger', 'sanitairreiniger', 'om daarna gewoon schoon te maken'),
  ],
  steps: [
    'Kijk of het materiaal tegen zuur kan. Natuursteen kan er niet tegen.',
    'Maak kraan en tegels nat. Droge voegen zuigen het middel op.',
    'Breng ontkalker aan en leg een natte doek om de kraan.',
    'Wacht een kwartier, of korter als het etiket dat zegt.',
    'Borstel de randen en spoel ruim na.',
    'Droog het metaal af. Dan ziet u meteen of er nog kalk zit.',
  ],
});

export const disinfect = plan({
  title: 'Eerst reinigen, dan desinfecteren',
  intro:
    'Desinfectie werkt alleen op een schoon oppervlak. Dit is de volgorde voor klinken, tafels en behandelbanken.',
  prop: 'clipboard',
  tint: '#dcecf0',
  prep: 10,
  total: 15,
  yields: 'een kamer met 10 contactpunten',
  frequency: 'Na elk gebruik of na elke dienst',
  needs: [
    need('desinfectie-reiniger', 'desinfecterende reiniger', 'reinigt en desinfecteert na elkaar'),
    need('desinfectie-oppervlak', 'oppervlaktedesinfectie', 'voor kleine vlakken'),
    need('desinfectiedoekjes', 'desinfectiedoekjes', 'voor klinken en bediening'),
    need('handschoenen-nitril', 'handschoenen', 'een paar per kamer', { pick: /maat M/ }),
    need('onderzoekspapier', 'onderzoekspapier', 'een nieuw vel per bezoeker'),
  ],
  steps: [
    'Verwijder zichtbaar vuil met een doek en reiniger. Laat drogen.',
    'Breng het desinfectiemiddel aan tot het oppervlak nat is.',
    'Houd de inwerktijd van het etiket aan. Te vroeg drogen is niet desinfecteren.',
    'Neem af wat nog nat is, of laat het aan de lucht drogen.',
    'Gooi doek en handschoenen weg en was uw handen.',
    'Zet datum en paraaf op de lijst.',
  ],
});

export const wasteSorting = plan({
  title: 'Afval scheiden dat mensen volhouden',
  intro: 'Scheiden mislukt zelden door onwil. Met dezelfde bakken in dezelfde volgorde gaat het vanzelf.',
  prop: 'clipboard',
  tint: '#dfead3',
  prep: 45,
  total: 60,
  yields: 'een verdieping met 40 mensen',
  frequency: 'Eén keer inrichten, elke week nalopen',
  needs: [
    need('afvalscheiding', 'bak voor pmd', 'naast de koffie', { pick: /pmd/ }),
    need('afvalbakken', 'papierbak', 'bij de printer'),
    need('gekleurde-zakken', 'gekleurde zakken', 'in de kleur van de bak'),
    need('composteerbare-zakken', 'composteerbare zakken', 'voor gft in de pantry'),
    need('vuilniszakken', 'zakken voor restafval', 'een maat groter dan de bak'),
    'stickers met een plaatje per soort',
  ],
  steps: [
    'Tel een week lang wat er in de bakken zit. Zo weet u welke soorten u nodig hebt.',
    'Haal de losse bakjes onder de bureaus weg.',
    'Zet op elke plek dezelfde bakken neer, in dezelfde volgorde.',
    'Plak plaatjes op ooghoogte, niet op het deksel.',
    'Spreek af wie leegt, en wanneer.',
    'Kijk na een maand welke bak verkeerd wordt gebruikt en verplaats die.',
  ],
});

export const laundry = plan({
  title: 'Microvezeldoeken wassen zodat ze blijven werken',
  intro:
    'Een goede doek gaat honderden wasbeurten mee. Wasverzachter maakt er in één keer een gladde lap van.',
  prop: 'bubbles',
  tint: '#e4e2f1',
  prep: 10,
  total: 90,
  yields: 'een trommel met 60 doeken',
  frequency: 'Na elke werkdag',
  needs: [
    need('wasmiddel-vloeibaar', 'vloeibaar wasmiddel', 'zonder bleek'),
    need('microvezeldoeken', 'microvezeldoeken', 'twee keer zoveel als u per dag gebruikt'),
    need('vlakmoppen', 'vlakmoppen', 'apart van de doeken'),
    'een waszak per kleur',
  ],
  steps: [
    'Spoel zand en haren uit en sorteer op kleur.',
    'Vul de trommel voor driekwart. Doeken moeten kunnen vallen.',
    'Was op 60 °C, met de helft van de gewone dosering.',
    'Laat wasverzachter en bleek weg.',
    'Droog aan de lijn of op lage temperatuur.',
    'Gooi weg wat niet meer water opneemt.',
  ],
});
