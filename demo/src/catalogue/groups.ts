/** A node of the demo site's tree; the other sites take parts of it. */
export interface GroupNode {
  key: string;
  label: string;
  sortOrder: number;
  intro: string;
  outro: string;
}

type Leaf = [key: string, label: string, intro: string];
/** Second level: its column in the mega menu (1 to 3), its texts and its leaves. */
interface Branch {
  key: string;
  label: string;
  column: 1 | 2 | 3;
  intro: string;
  outro: string;
  leaves: Leaf[];
}
interface Root {
  key: string;
  label: string;
  intro: string;
  outro: string;
  branches: Branch[];
}

const roots: Root[] = [
  {
    key: 'hygienepapier',
    label: 'Hygiënepapier',
    intro:
      'Toiletpapier, handdoekpapier, poetsrollen en tissues, per doos of per pallet. Kies eerst het systeem dat aan de muur hangt en dan pas de kwaliteit: een rol die niet past is nooit voordelig.',
    outro:
      'Vergelijk papier op prijs per meter of per vel, niet per rol. Een tweelaagse rol van 400 vel lijkt duur naast een rol van 200 vel, maar halveert het aantal keren bijvullen. Cellulose is het zachtst, gerecycled papier belast het milieu het minst, tissue zit ertussenin.',
    branches: [
      {
        key: 'toiletpapier',
        label: 'Toiletpapier',
        column: 1,
        intro:
          'Van gewone huishoudrollen tot jumborollen van 525 meter. Reken op ongeveer vier meter per medewerker per werkdag en kies bij meer dan vijftig gebruikers een systeem met afgesloten houder.',
        outro:
          'Meet de binnenmaat van uw houder voordat u van merk wisselt: bij doprollen is 13,5 cm de grens, bij mini-jumbo 19 cm en bij maxi-jumbo 27 cm.',
        leaves: [
          ['traditioneel', 'Traditionele rollen', 'Rollen voor een open houder, twee- tot vierlaags.'],
          ['systeemrollen', 'Doprollen', 'Compacte rollen met dop voor dubbele, afsluitbare houders.'],
          ['jumborollen', 'Jumborollen', 'Mini- en maxi-jumbo voor drukke toiletgroepen.'],
          ['gevouwen', 'Gevouwen toiletpapier', 'Bulkpack: vel voor vel, zonder rol en zonder rest.'],
        ],
      },
      {
        key: 'handdoekpapier',
        label: 'Handdoekpapier',
        column: 1,
        intro:
          'Vouwhanddoeken zijn goedkoop in aanschaf van de houder, rollen zijn zuiniger in gebruik. Let op de vouw: Z en interfold passen vaak in dezelfde dispenser, C-vouw niet.',
        outro:
          'Een bezoeker pakt gemiddeld tweeënhalf vel van een stapel, maar één vel uit een autocutdispenser. Bij meer dan honderd gebruikers per dag verdient een rolsysteem zich meestal binnen een jaar terug.',
        leaves: [
          ['vouwhanddoeken', 'Vouwhanddoeken', 'Z-, V-, C-vouw en interfold voor wanddispensers.'],
          [
            'handdoekrollen',
            'Handdoekrollen',
            'Matic- en centerfeedrollen voor dispensers die per vel afgeven.',
          ],
        ],
      },
      {
        key: 'rollen-en-poetspapier',
        label: 'Rollen & poetspapier',
        column: 2,
        intro:
          'Keukenrollen voor de pantry, industrierollen voor de werkplaats en onderzoekspapier voor de praktijk.',
        outro:
          'Voor olie en vet loont drielaags verlijmd papier: u gebruikt één vel waar u er anders drie pakt.',
        leaves: [
          ['keukenrollen', 'Keukenrollen', 'Voor het snelle veegwerk in pantry en keuken.'],
          ['industrierollen', 'Industrierollen', 'Lange poetsrollen voor garage, werkplaats en productie.'],
          ['onderzoekspapier', 'Onderzoekspapier', 'Schone afdekking van behandelbank en onderzoekstafel.'],
        ],
      },
      {
        key: 'tissues',
        label: 'Tissues & zakdoekjes',
        column: 3,
        intro: 'Tissues voor balie, spreekkamer en hotelkamer, en pakjes zakdoekjes om uit te delen.',
        outro: 'Een doos van veertig boxen staat jaren goed, mits droog bewaard.',
        leaves: [
          ['facial-tissues', 'Facial tissues', 'Boxen met 100 of 150 zachte tissues.'],
          ['zakdoekjes', 'Zakdoekjes', 'Pakjes van tien, drie- of vierlaags.'],
        ],
      },
    ],
  },
  {
    key: 'schoonmaakmiddelen',
    label: 'Schoonmaakmiddelen',
    intro:
      'Reinigers per ruimte en soort vuil, gebruiksklaar of als concentraat. Begin bij de pH: zuur tegen kalk, neutraal voor dagelijks werk, alkalisch tegen vet.',
    outro:
      'Een concentraat kost per liter meer en per emmer minder. Gebruik een doseerpomp: met de hand gieten verbruikt in de praktijk al gauw het dubbele, en een vloer met te veel middel wordt plakkerig in plaats van schoner.',
    branches: [
      {
        key: 'interieur-en-vloer',
        label: 'Interieur & vloer',
        column: 1,
        intro:
          'Voor bureaus, deuren en alle harde vloeren, van dagelijks moppen tot strippen en opnieuw in de was zetten.',
        outro:
          'Test een nieuw middel altijd eerst op een plek uit het zicht, zeker op linoleum, natuursteen en gelakt hout.',
        leaves: [
          ['allesreinigers', 'Allesreinigers', 'Eén middel voor het meeste dagelijkse werk.'],
          ['interieurreinigers', 'Interieurreinigers', 'Voor bureaus, deuren en meubels, zonder strepen.'],
          ['vloerreinigers', 'Vloerreinigers', 'Voor mop en schrobzuigmachine.'],
          ['vloeronderhoud', 'Vloerwas & strippers', 'Beschermlagen en wat ze er weer afhaalt.'],
        ],
      },
      {
        key: 'glas-en-ruiten',
        label: 'Glas & ruiten',
        column: 1,
        intro: 'Sprays voor spiegels en vitrines, concentraat voor de emmer van de glazenwasser.',
        outro:
          'Was ruiten bij voorkeur niet in de volle zon: het middel droogt dan op voordat de wisser er is.',
        leaves: [
          ['glasreinigers', 'Glasreinigers', 'Gebruiksklare sprays en navulling.'],
          ['ruitenconcentraat', 'Ruitenconcentraat', 'Een scheut per emmer voor wisser en inwasser.'],
        ],
      },
      {
        key: 'sanitair',
        label: 'Sanitair',
        column: 2,
        intro:
          'Zure middelen tegen kalk en urinesteen, milde middelen voor elke dag. Gebruik zuur nooit samen met chloor.',
        outro:
          'Dagelijks een licht zuur middel voorkomt dat u maandelijks met een sterk zuur middel aan de gang moet. Marmer en ander kalkhoudend steen verdragen geen van beide.',
        leaves: [
          ['sanitairreinigers', 'Sanitairreinigers', 'Voor wastafels, kranen en tegels.'],
          ['toiletreinigers', 'Toiletreinigers', 'Dikvloeibaar, voor pot en urinoir.'],
          ['ontkalkers', 'Ontkalkers', 'Sterk zuur tegen dikke aanslag en cementsluier.'],
        ],
      },
      {
        key: 'keuken',
        label: 'Keuken & ontvetting',
        column: 2,
        intro: 'Voor werkbanken, afzuigkappen, ovens en friteuses; parfumvrij en toepasbaar binnen HACCP.',
        outro:
          'Spoel oppervlakken waar voedsel op komt altijd na met drinkwater, ook na een middel dat mild aanvoelt.',
        leaves: [
          ['keukenreinigers', 'Keukenreinigers', 'Dagelijkse reiniging van werkbladen en rvs.'],
          ['ontvetters', 'Ontvetters', 'Alkalisch, voor vet, olie en roet.'],
          ['oven-en-grill', 'Oven- en grillreinigers', 'Voor ingebrand vet in oven, grill en friteuse.'],
        ],
      },
      {
        key: 'desinfectie',
        label: 'Desinfectie',
        column: 3,
        intro:
          'Desinfecteren werkt alleen op een schoon oppervlak. Kies op norm: EN 1276 voor bacteriën, EN 14476 voor virussen, EN 1650 voor gisten.',
        outro:
          'Houd de inwerktijd op het etiket aan; te vroeg afnemen is hetzelfde als niet desinfecteren. Bewaar producten met meer dan 60 % alcohol koel en uit de buurt van vuur.',
        leaves: [
          ['oppervlakken', 'Oppervlakken', 'Sprays en reinigers die bacteriën en virussen doden.'],
          ['desinfectiedoekjes', 'Desinfectiedoekjes', 'Voorgedrenkt, direct uit de pot.'],
          ['chloor', 'Chloor', 'Bleekmiddel voor afvoer, container en buitentegels.'],
        ],
      },
      {
        key: 'doseren',
        label: 'Flacons & doseren',
        column: 3,
        intro: 'Lege sproeiflacons, pompen en kranen om grootverpakkingen netjes te gebruiken.',
        outro:
          'Zet op elke flacon de naam van het middel en de datum van vullen: dat is wettelijk nodig zodra een collega hem gebruikt.',
        leaves: [['flacons-en-pompen', 'Flacons & pompen', 'In vier kleuren, per ruimte één.']],
      },
    ],
  },
  {
    key: 'afval',
    label: 'Afval & zakken',
    intro:
      'Afvalzakken op maat en dikte, zakken voor gescheiden inzameling en de bakken die erbij horen. Kies eerst de maat van de bak, dan de dikte voor het soort afval.',
    outro:
      'Een zak moet 10 tot 15 cm breder zijn dan de helft van de omtrek van de bak. Voor droog papier is 25 micron genoeg, voor nat keukenafval 50, voor puin 70 of meer.',
    branches: [
      {
        key: 'afvalzakken',
        label: 'Afvalzakken',
        column: 1,
        intro:
          'Van pedaalemmerzakje tot containerzak van 400 liter. De T in de omschrijving is de dikte in micron: hoe hoger, hoe sterker.',
        outro:
          'Gerecycled LDPE is in de praktijk even sterk als nieuw bij een iets dikkere folie, en duidelijk voordeliger. HDPE is dun en knisperend: goed voor licht afval, niet voor scherpe hoeken.',
        leaves: [
          ['pedaalemmerzakken', 'Pedaalemmerzakken', 'Zakjes van 10 tot 30 liter.'],
          ['vuilniszakken', 'Vuilniszakken', 'Afvalzakken van 60 en 120 liter.'],
          ['containerzakken', 'Containerzakken', 'Voor rolcontainers van 120 tot 400 liter.'],
          ['composteerbare-zakken', 'Composteerbare zakken', 'Voor gft en swill, volgens EN 13432.'],
        ],
      },
      {
        key: 'inzamelzakken',
        label: 'Inzamelzakken',
        column: 2,
        intro: 'Eén kleur per afvalstroom voorkomt vergissingen van bureau tot milieustraat.',
        outro: 'Vraag uw inzamelaar welke kleuren en materialen hij aanneemt; dat verschilt per gemeente.',
        leaves: [
          [
            'gescheiden-inzameling',
            'Gescheiden inzameling',
            'Zakken in kleur voor pmd, papier, gft, glas en rest.',
          ],
          [
            'zorg-en-medisch',
            'Zorg & medisch',
            'Zakken voor ziekenhuisafval, linnen en incontinentiemateriaal.',
          ],
          ['hygienezakjes', 'Hygiënezakjes', 'Zakjes voor damestoilet en wandhouder.'],
        ],
      },
      {
        key: 'afvalbakken',
        label: 'Afvalbakken',
        column: 3,
        intro: 'Pedaalemmers, prullenbakken en afvaleilanden voor kantoor, keuken en sanitair.',
        outro: 'Zet bakken voor gescheiden afval altijd naast elkaar: wie moet lopen, scheidt niet.',
        leaves: [
          ['pedaalemmers', 'Pedaalemmers', 'Met binnenbak en gedempt deksel.'],
          ['prullenbakken', 'Prullen- & afvalbakken', 'Van papierbak tot vuilnisvat.'],
          ['afvalscheiding', 'Afvalscheiding', 'Bakken met gekleurd deksel die aan elkaar haken.'],
        ],
      },
    ],
  },
  {
    key: 'handen-en-sanitair',
    label: 'Handen & sanitair',
    intro:
      'Zeep, handdesinfectie, dispensers en luchtverfrissing voor een toiletruimte die op orde is. Kies de dispenser en de vulling samen.',
    outro:
      'Gesloten vullingen zijn hygiënischer, navullen uit een can is per wasbeurt ongeveer de helft goedkoper. In keuken en zorg wordt een gesloten systeem doorgaans voorgeschreven.',
    branches: [
      {
        key: 'handzeep',
        label: 'Handzeep',
        column: 1,
        intro: 'Vloeibare zeep, schuimzeep en werkplaatszeep, in vulling, pompfles of can.',
        outro:
          'Schuimzeep geeft per liter ruim twee keer zo veel wasbeurten en spoelt sneller af. Wie veel wast, is het best af met een parfumvrije zeep met pH 5,5.',
        leaves: [
          ['zeepvullingen', 'Zeepvullingen', 'Gesloten vullingen met eigen pomp.'],
          ['pompflessen', 'Pompflessen', 'Voor naast de wastafel.'],
          ['navulcans', 'Navulcans', 'Vijf en tien liter om bij te vullen.'],
          ['werkplaatszeep', 'Werkplaatszeep', 'Tegen smeer, inkt en hars.'],
        ],
      },
      {
        key: 'handdesinfectie',
        label: 'Handdesinfectie',
        column: 1,
        intro:
          'Gel, vloeistof en schuim volgens EN 1500. Desinfecteer schone, droge handen en wrijf door tot ze droog zijn.',
        outro: 'Reken op 3 ml per keer: uit een liter haalt u ruim driehonderd behandelingen.',
        leaves: [
          ['handgel-flessen', 'Handgel in flessen', 'Van zakflacon tot literpomp.'],
          ['navullingen', 'Navullingen', 'Dispenservullingen en cans.'],
        ],
      },
      {
        key: 'dispensers',
        label: 'Dispensers',
        column: 2,
        intro: 'Houders voor zeep, handdoeken en toiletpapier in wit, zwart en rvs, die bij elkaar passen.',
        outro:
          'Hang zeepdispensers op 100 cm hoogte en handdoekdispensers op 120 cm; in een toegankelijk toilet twintig centimeter lager.',
        leaves: [
          ['zeepdispensers', 'Zeepdispensers', 'Voor vulling of navulbaar, met knop, elleboog of sensor.'],
          ['handdoekdispensers', 'Handdoekdispensers', 'Voor vouwhanddoeken en rollen.'],
          ['toiletroldispensers', 'Toiletroldispensers', 'Voor doprol, jumborol, bulkpack en gewone rol.'],
        ],
      },
      {
        key: 'luchtverfrissing',
        label: 'Luchtverfrissing',
        column: 3,
        intro: 'Sprays voor af en toe, programmeerbare dispensers voor een constante frisse lucht.',
        outro: 'Geur vervangt geen ventilatie: zoek eerst de oorzaak en doseer dan zuinig.',
        leaves: [
          ['sprays', 'Sprays', 'Spuitbussen met droge nevel.'],
          [
            'vullingen-en-houders',
            'Vullingen & houders',
            'Voor wanddispensers, en geurschijven zonder stroom.',
          ],
        ],
      },
      {
        key: 'sanitaire-hygiene',
        label: 'Sanitaire hygiëne',
        column: 3,
        intro: 'Wat een toiletruimte afmaakt: brilreiniger, damesverbandbak, urinoirmat en huidverzorging.',
        outro:
          'Een brilreiniger naast elk toilet scheelt papier: bezoekers leggen dan geen velletjes meer op de bril.',
        leaves: [
          ['toiletbril-en-dames', 'Toiletbril & damestoilet', 'Brilreiniger, verbandbak en urinoirmat.'],
          ['huidverzorging', 'Huidverzorging', 'Crème voor en na het werk.'],
        ],
      },
    ],
  },
  {
    key: 'bescherming',
    label: 'Persoonlijke bescherming',
    intro:
      'Handschoenen, mondkapjes en wegwerpkleding, met de norm erbij. De norm bepaalt waarvoor u het mag gebruiken; kijk daar eerst naar en pas dan naar de prijs.',
    outro:
      'EN 455 is de norm voor medische handschoenen, EN 374 voor chemicaliën, EN 388 voor snijden en schuren. Een mondkapje EN 14683 beschermt de ander, een masker EN 149 beschermt de drager.',
    branches: [
      {
        key: 'handschoenen',
        label: 'Handschoenen',
        column: 1,
        intro:
          'Nitril, latex of vinyl? Nitril voor vet en chemicaliën, latex voor gevoel, vinyl voor kort en licht werk.',
        outro:
          'Leg maat S tot en met XL op voorraad: een te kleine handschoen scheurt en een te grote blijft haken. Eén doos van tien pakjes is ongeveer een maand voor een team van vijf.',
        leaves: [
          ['nitril', 'Nitril', 'Latexvrij, sterk en bestand tegen vet.'],
          ['latex', 'Latex', 'Strak en gevoelig; niet bij latexallergie.'],
          ['vinyl', 'Vinyl', 'Voordelig, voor kort en licht werk.'],
          ['huishoudhandschoenen', 'Huishoudhandschoenen', 'Herbruikbaar, in vier kleuren.'],
          ['werkhandschoenen', 'Werkhandschoenen', 'Met coating, snijvast of gevoerd.'],
        ],
      },
      {
        key: 'mondkapjes',
        label: 'Mondkapjes',
        column: 2,
        intro:
          'Medische mondkapjes type II en IIR, ademmaskers FFP1 tot FFP3 en hygiënemaskers voor de keuken.',
        outro:
          'Een mondkapje vervangt u na drie uur of zodra het vochtig is. Een FFP-masker werkt alleen als het langs de hele rand aansluit, dus zonder baard.',
        leaves: [
          ['medische-mondkapjes', 'Medische mondkapjes', 'Volgens EN 14683, type II en IIR.'],
          ['ademmaskers', 'Ademmaskers', 'FFP1, FFP2 en FFP3 volgens EN 149.'],
          ['baard-en-hygienemaskers', 'Baard- & hygiënemaskers', 'Voor voedselbereiding en bezoek.'],
        ],
      },
      {
        key: 'wegwerpkleding',
        label: 'Wegwerpkleding',
        column: 3,
        intro: 'Schorten, jassen, haarnetten en overschoenen voor zorg, voedsel en bezoek.',
        outro: 'In voedselbedrijven is blauw de gewone kleur, omdat een stukje blauw meteen opvalt.',
        leaves: [
          ['schorten-en-jassen', 'Schorten & jassen', 'Van dun PE-schort tot isolatiejas.'],
          ['hoofd-en-voet', 'Haarnetten & overschoenen', 'Voor hygiënezones en klussen bij bewoners.'],
        ],
      },
    ],
  },
  {
    key: 'schoonmaakmaterialen',
    label: 'Schoonmaakmaterialen',
    intro:
      'Moppen, doeken, borstels en wissers die een werkdag meegaan. Werk met vier kleuren, zodat de doek van het toilet nooit in de keuken komt.',
    outro:
      'Rood voor toilet, geel voor wastafel, blauw voor interieur, groen voor keuken: dat is de gangbare afspraak. Was microvezel zonder wasverzachter, anders sluiten de vezels.',
    branches: [
      {
        key: 'mopmateriaal',
        label: 'Moppen',
        column: 1,
        intro: 'Vlakmoppen voor gladde vloeren, strengenmoppen voor natte en ruwe vloeren.',
        outro: 'Reken op één vlakmop per 20 tot 30 m² en was ze na elke dienst.',
        leaves: [
          ['vlakmoppen', 'Vlakmoppen', 'Microvezel, katoen en wegwerp, 40 en 50 cm.'],
          ['strengmoppen', 'Strengenmoppen', 'Katoen en microvezel, 250 tot 450 gram.'],
        ],
      },
      {
        key: 'mopsystemen',
        label: 'Emmers, wagens & stelen',
        column: 1,
        intro: 'Emmers, mopwagens, platen en stelen die op elkaar passen.',
        outro: 'Een telescoopsteel die op kinhoogte staat, scheelt schouderklachten.',
        leaves: [
          ['mopemmers-en-wagens', 'Emmers & mopwagens', 'Van zes liter tot dubbele wagen.'],
          ['stelen-en-platen', 'Stelen & platen', 'Los aan te vullen.'],
        ],
      },
      {
        key: 'doeken-en-sponzen',
        label: 'Doeken & sponzen',
        column: 2,
        intro: 'Microvezel voor dagelijks werk, non-woven voor eenmalig of nat, sponzen voor het schuurwerk.',
        outro:
          'Een goede microvezeldoek van 320 g/m² is per wasbeurt goedkoper dan een dunne, omdat hij tweehonderd wasbeurten langer meegaat.',
        leaves: [
          ['microvezeldoeken', 'Microvezeldoeken', 'In vier kleuren en drie kwaliteiten.'],
          ['werkdoeken', 'Werk- & vaatdoeken', 'Sopdoeken, vaatdoeken, dweilen en stofwisdoeken.'],
          ['sponzen', 'Sponzen & pads', 'Van zacht tot schurend.'],
        ],
      },
      {
        key: 'vegen-en-borstels',
        label: 'Vegen & borstels',
        column: 3,
        intro: 'Bezems, borstels en blik voor binnen, buiten en voedselruimten.',
        outro: 'Hang bezems op: op hun haren gezet trekken ze binnen een maand krom.',
        leaves: [
          ['bezems', 'Bezems', 'Zaal-, straat- en hygiënebezems.'],
          ['borstels', 'Borstels', 'Werk-, afwas- en toiletborstels.'],
          ['stoffer-en-blik', 'Stoffer & blik', 'Kort of met lange steel.'],
        ],
      },
      {
        key: 'glas-en-vloertrekkers',
        label: 'Wissers & trekkers',
        column: 3,
        intro: 'Gereedschap voor ramen en natte vloeren.',
        outro:
          'Vervang het rubber zodra het strepen trekt: een nieuw rubber kost minder dan een half uur nawerken.',
        leaves: [
          ['raamwissers', 'Raamwissers', 'Rvs en aluminium, compleet.'],
          ['inwassers-en-toebehoren', 'Inwassers & rubbers', 'Hoezen, houders en wisserrubber.'],
          ['vloertrekkers', 'Vloertrekkers', 'Met mosrubber of uit één stuk.'],
        ],
      },
    ],
  },
  {
    key: 'keuken-en-was',
    label: 'Vaat & was',
    intro: 'Middelen voor vaatwasser, spoelkeuken en wasserij, gedoseerd per kop, rek of trommel.',
    outro:
      'Meet de waterhardheid voordat u een middel kiest: boven 12 °dH is zout of een middel voor hard water nodig.',
    branches: [
      {
        key: 'vaatwas',
        label: 'Vaatwasser',
        column: 1,
        intro: 'Tabletten voor de pantry, vloeibaar middel en glansmiddel voor de professionele machine.',
        outro: 'Gebruik in een voorlader met kort programma nooit tabletten: ze zijn niet op tijd opgelost.',
        leaves: [
          ['vaatwastabletten', 'Vaatwastabletten', 'Voor de gewone vaatwasser.'],
          ['machinale-vaatwas', 'Vloeibaar vaatwasmiddel', 'Voor voorlader, doorschuif- en bandmachine.'],
          ['glansmiddel-en-zout', 'Glansmiddel & zout', 'Voor glas zonder vlek.'],
        ],
      },
      {
        key: 'handafwas',
        label: 'Handafwas',
        column: 2,
        intro: 'Afwasmiddel voor pannen, glas en bestek.',
        outro: 'Heet water doet het halve werk: met 5 ml op een volle bak is het schuim genoeg.',
        leaves: [['afwasmiddel', 'Afwasmiddel', 'In fles en can, ook parfumvrij.']],
      },
      {
        key: 'textielwas',
        label: 'Textielwas',
        column: 3,
        intro: 'Vloeibaar en poeder, wasverzachter en bleek voor linnen, werkkleding en moppen.',
        outro:
          'Poeder met bleek houdt wit wit, vloeibaar spaart kleuren. Was moppen apart en zonder wasverzachter.',
        leaves: [
          ['vloeibaar-wasmiddel', 'Vloeibaar wasmiddel', 'Color, wit en ecologisch.'],
          ['waspoeder', 'Waspoeder', 'Totaal, color en desinfecterend.'],
          ['wasverzachter-en-bleek', 'Wasverzachter & bleek', 'Voor zacht badstof en tegen vlekken.'],
        ],
      },
    ],
  },
  {
    key: 'horeca',
    label: 'Horeca & catering',
    intro: 'Servetten, bekers, bakken, bestek en koffie voor bedrijfskantine, lunchroom en bezorging.',
    outro:
      'Let op de regels voor plastic wegwerpartikelen: bestek, roerstaafjes en borden van plastic mogen niet meer, bekers en bakken met een plastic laag dragen een verplichte markering en een toeslag.',
    branches: [
      {
        key: 'servetten',
        label: 'Servetten',
        column: 1,
        intro: 'Tissue voor elke dag, airlaid voor aan tafel, dispenserservetten voor zelfbediening.',
        outro: '24 cm bij de borrel, 33 cm bij de lunch, 40 cm bij het diner.',
        leaves: [
          ['tissueservetten', 'Tissueservetten', 'Twee- en drielaags, wit en in kleur.'],
          ['airlaid-en-dispenser', 'Airlaid & dispenser', 'Als textiel, of één per keer.'],
        ],
      },
      {
        key: 'bekers-en-deksels',
        label: 'Bekers & deksels',
        column: 1,
        intro:
          'Bekers voor warm en koud, met deksels op randmaat. De maat van de rand is belangrijker dan de inhoud.',
        outro:
          'Een stapel van vijftig bekers past in één bekerbuis; bestel bekers en deksels in gelijke aantallen.',
        leaves: [
          ['warme-dranken', 'Koffiebekers', 'Enkel- en dubbelwandig, 118 tot 475 ml.'],
          ['koude-dranken', 'Drinkbekers', 'Voor water, fris en smoothies.'],
          ['deksels', 'Deksels', '62, 73, 80 en 90 mm.'],
        ],
      },
      {
        key: 'bakken-en-bestek',
        label: 'Bakken & bestek',
        column: 2,
        intro: 'Verpakking om eten in mee te geven, en houten bestek om het mee te eten.',
        outro:
          'Bagasse en kraftkarton verdragen geen soep die een uur blijft staan; neem dan rPP met deksel.',
        leaves: [
          ['maaltijdbakken', 'Maaltijdbakken', 'Bagasse, kraftkarton en rPP.'],
          ['snackbakjes', 'Snackbakjes', 'A7, A9 en A13.'],
          ['bestek-en-roerstaafjes', 'Bestek & roerstaafjes', 'Van hout, los en als set.'],
        ],
      },
      {
        key: 'tafel-en-keuken',
        label: 'Tafel & keuken',
        column: 2,
        intro: 'Tafelrollen, aluminiumfolie, vershoudfolie en bakpapier.',
        outro: '30 cm folie past bij gastronorm 1/2, 45 cm bij gastronorm 1/1.',
        leaves: [
          ['tafelbedekking', 'Tafelbedekking', 'Rollen van damastpapier en airlaid.'],
          ['folie-en-bakpapier', 'Folie & bakpapier', 'In snijdoos met zaagrand.'],
        ],
      },
      {
        key: 'koffie-en-thee',
        label: 'Koffie & thee',
        column: 3,
        intro: 'Bonen, filterkoffie, thee, suiker en melk, met 9 % btw.',
        outro: 'Reken op 7 gram bonen per kop: uit een kilo haalt u ruim 140 koppen.',
        leaves: [
          ['koffie-en-thee', 'Koffie & thee', 'Bonen, snelfilter en theezakjes.'],
          ['suiker-en-melk', 'Suiker, melk & koekjes', 'In uitgeefdozen.'],
        ],
      },
    ],
  },
  {
    key: 'verpakking',
    label: 'Verpakking',
    intro: 'Dozen, tape, rekfolie, draagtassen en zakken om te verzenden, mee te geven en te bewaren.',
    outro:
      'Kies een doos waarin het product aan elke kant twee centimeter ruimte heeft voor opvulling; groter betekent hoger porto en meer schade.',
    branches: [
      {
        key: 'dozen',
        label: 'Dozen',
        column: 1,
        intro: 'Enkelgolf voor pakketpost, dubbelgolf voor zwaar en op pallet.',
        outro:
          'Maten zijn binnenmaten, lengte x breedte x hoogte. Plat geleverd, dus ook een pallet dozen neemt weinig ruimte in.',
        leaves: [
          ['vouwdozen', 'Vouwdozen', 'Amerikaanse vouwdozen in negen maten.'],
          ['brievenbus-en-postdozen', 'Brievenbusdozen', 'Zelfsluitend, door de bus.'],
        ],
      },
      {
        key: 'folie-en-tape',
        label: 'Folie & tape',
        column: 2,
        intro:
          'Rekfolie om ladingen vast te zetten, tape om dozen te sluiten, opvulling om de inhoud te beschermen.',
        outro: 'Papieren tape op een kartonnen doos kan in één keer bij het oud papier.',
        leaves: [
          ['rekfolie', 'Rekfolie', 'Voor hand en machine, 17 tot 23 micron.'],
          ['verpakkingstape', 'Verpakkingstape', 'PP, PVC, papier en markering.'],
          ['opvul-en-noppenfolie', 'Opvulling & noppenfolie', 'Noppen, kraft, schuim en golfkarton.'],
        ],
      },
      {
        key: 'tassen-en-zakken',
        label: 'Tassen & zakken',
        column: 3,
        intro: 'Draagtassen voor winkel en afhaal, zakken om in te vriezen en vacuüm te trekken.',
        outro: 'Voor plastic tassen aan de kassa geldt een verplichte vergoeding; voor papieren tassen niet.',
        leaves: [
          ['papieren-draagtassen', 'Papieren draagtassen', 'Met platte of gedraaide greep.'],
          ['draagtassen-folie', 'Draagtassen van folie', 'Gerecycled of composteerbaar.'],
          ['vershoud-en-vacuumzakken', 'Vershoud- & vacuümzakken', 'Voor diepvries, vacuüm en portie.'],
        ],
      },
    ],
  },
];

/** The demo site's tree, parents before children. Top level: 100, 200, …; second level: column × 100 + place. */
export const demoGroups: readonly GroupNode[] = roots.flatMap(({ branches, ...root }, index) => [
  { ...root, sortOrder: (index + 1) * 100 },
  ...branches.flatMap(({ column, leaves, ...branch }, place) => {
    const key = `${root.key}/${branch.key}`;
    return [
      { ...branch, key, sortOrder: column * 100 + (place + 1) * 10 },
      ...leaves.map(([leaf, label, intro], at) => ({
        key: `${key}/${leaf}`,
        label,
        intro,
        outro: '',
        sortOrder: (at + 1) * 10,
      })),
    ];
  }),
]);
