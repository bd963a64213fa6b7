import { columns, h2, ol, p, ul } from '../../blocks.ts';
import { need, plan, post } from '../model.ts';

/** Of the shop for hotels, restaurants and cafés. */
export const horecahuis = [
  plan({
    title: 'De keuken afsluiten: elke avond hetzelfde rondje',
    intro:
      'Wie om elf uur moe is, vergeet dingen. Met een vaste volgorde is de keuken in een half uur klaar voor morgen.',
    prop: 'clipboard',
    tint: '#ecdccb',
    prep: 30,
    total: 30,
    yields: 'een keuken met 3 werkbanken',
    frequency: 'Elke avond',
    needs: [
      need('ontvetter', 'ontvetter', 'voor banken en wanden'),
      need('desinfectie-reiniger', 'desinfecterende reiniger', 'na het naspoelen'),
      need('desinfectiedoekjes', 'desinfectiedoekjes', 'voor handgrepen'),
      need('vuilniszakken', 'zakken', 'alle bakken leeg'),
      need('vaatwasmiddel', 'vaatwasmiddel', 'de laatste was'),
    ],
    steps: [
      'Dek af, label en koel wat blijft.',
      'Zet alles wat los is in de afwas.',
      'Ontvet banken en wanden, van boven naar beneden.',
      'Spoel na met schoon water en desinfecteer daarna.',
      'Leeg de bakken, maak ze schoon en zet ze open weg.',
      'Schrob de vloer naar de put toe en teken de lijst af.',
    ],
  }),
  post({
    title: 'Servetten vouwen: drie vormen die een bediening aankan',
    intro: 'Geen zwanen. Wel drie vouwen die in tien tellen klaar zijn en een tafel af maken.',
    cast: ['servetten-luxe', 'servetten-tissue', 'tafelrollen', 'houten-bestek'],
    tint: '#efdcd6',
    blocks: [
      p(
        'Neem een servet van veertig bij veertig centimeter. Airlaid houdt een vouw het langst, tissue van drie lagen kan ook.',
      ),
      h2('De pocket'),
      ol(
        'Vouw het servet in vieren, open hoek boven.',
        'Sla de bovenste laag naar beneden.',
        'Vouw de zijkanten naar achteren en steek het bestek erin.',
      ),
      h2('De rol'),
      p(
        'Leg bestek schuin op het servet, rol het strak op en sla de punt naar binnen. Handig voor het terras: het waait niet weg.',
      ),
      h2('De waaier'),
      p('Vouw het servet als een harmonica, sla het dubbel en zet het in een glas.'),
    ],
  }),
  post({
    title: 'Doffe glazen? Zoek in deze volgorde',
    intro:
      'Vlekken, strepen of een waas: elk heeft een eigen oorzaak. Begin bij het zout, niet bij het middel.',
    cast: ['vaatwasmiddel', 'naglansmiddel', 'vaatwaszout', 'koude-bekers'],
    tint: '#dfe8ee',
    prop: 'sparkle',
    blocks: [
      columns(
        ['U ziet', 'Vaak is het', 'Doe dit'],
        ['witte waas', 'kalk', 'zout bijvullen'],
        ['druppels', 'te weinig naglans', 'stand hoger zetten'],
        ['regenboog', 'te veel naglans', 'stand lager zetten'],
        ['vettige rand', 'te weinig middel of koud water', 'dosering en temperatuur nalopen'],
      ),
      p(
        'Gaat de waas er met azijn niet af, dan is het glas zelf aangetast. Was het dan voortaan op een lager programma.',
      ),
    ],
  }),
];

/** Of the shop for care. */
export const zorgvoorraad = [
  plan({
    title: 'Bewonerskamer dagelijks schoonmaken',
    intro: 'Rustig, herkenbaar en grondig: een ronde die de bewoner niet overvalt.',
    prop: 'sparkle',
    tint: '#d6ebe8',
    prep: 15,
    total: 20,
    yields: 'een kamer met badkamer',
    frequency: 'Elke dag',
    needs: [
      need('desinfectiedoekjes', 'reinigingsdoekjes', 'voor klinken, bedhek en afstandsbediening'),
      need('handschoenen-nitril', 'handschoenen', 'een paar per kamer', { pick: /maat M/ }),
      need('pedaalemmers', 'pedaalemmer', 'naast het bed'),
      need('toiletdoekjes', 'toiletbrilreiniger', 'voor de badkamer'),
      need('tissues', 'tissues', 'op het nachtkastje'),
    ],
    steps: [
      'Klop, groet en vertel wat u komt doen.',
      'Ontsmet uw handen en trek handschoenen aan.',
      'Leeg de emmer en doe er een nieuwe zak in.',
      'Neem contactpunten af, van schoon naar vuil.',
      'Wissel van doek en handschoenen voor de badkamer.',
      'Vul tissues en zeep aan en zet alles terug waar het stond.',
    ],
  }),
  plan({
    title: 'Isolatiekamer betreden en verlaten',
    intro:
      'De volgorde van aantrekken is belangrijk, die van uittrekken nog meer. Hang deze lijst bij de deur.',
    prop: 'clipboard',
    tint: '#e4e9f4',
    prep: 10,
    total: 10,
    yields: 'één bezoek',
    needs: [
      need('schorten', 'schort', 'een nieuwe per bezoek'),
      need('mondkapjes-medisch', 'medisch mondkapje', 'IIR bij kans op spatten', { pick: /IIR/ }),
      need('handschoenen-nitril', 'handschoenen', 'over de mouw', { pick: /maat M/ }),
      need('handgel-flessen', 'handalcohol', 'binnen en buiten de deur'),
      need('medisch-afval', 'zakken voor besmet afval', 'in een bak met deksel'),
    ],
    steps: [
      'Ontsmet uw handen en trek eerst het schort aan.',
      'Zet het mondkapje op en druk de neusbrug aan.',
      'Trek handschoenen aan, over de mouwen heen.',
      'Bij het verlaten gaan eerst de handschoenen uit, binnenstebuiten.',
      'Trek het schort uit zonder de voorkant te raken.',
      'Ontsmet uw handen, neem het masker bij de elastieken af en ontsmet opnieuw.',
    ],
    blocks: [p('Dit is een geheugensteun. Volg altijd het protocol van uw eigen instelling.')],
  }),
  post({
    title: 'Droge handen? Vijf gewoontes die helpen',
    intro: 'Wie veertig keer per dag de handen wast, merkt het in november. Zo blijft de huid heel.',
    cast: ['handcreme', 'zeep-pompflessen', 'handgel-flessen', 'handschoenen-nitril'],
    tint: '#f1e3e2',
    prop: 'drops',
    blocks: [
      ul(
        'Gebruik alcohol in plaats van zeep als de handen schoon zijn.',
        'Was met lauw water. Heet water haalt het vet uit de huid.',
        'Dep droog, wrijf niet.',
        'Trek handschoenen aan over droge handen.',
        'Smeer aan het eind van de dienst, niet tussendoor.',
      ),
      h2('Blijft het schraal?'),
      p(
        'Kies een zeep en een crème zonder parfum. Wordt de huid rood of pijnlijk, overleg dan met de bedrijfsarts.',
      ),
    ],
  }),
  post({
    title: 'De linnenkar op orde: kleuren die iedereen kent',
    intro: 'Schoon, vuil, besmet. Met drie kleuren zakken is er geen vraag meer waar iets in moet.',
    cast: ['gekleurde-zakken', 'waspoeder', 'wasmiddel-vloeibaar', 'afvalbakken'],
    tint: '#e6e9d9',
    blocks: [
      columns(
        ['Wat', 'Zak', 'Waarheen'],
        ['gewone was', 'wit', 'eigen wasserij'],
        ['besmet linnen', 'rood', 'dicht naar de wasserij'],
        ['afval', 'grijs', 'container'],
      ),
      p(
        'Spreek de kleuren af met uw wasserij: daar zijn ze leidend. Vul een zak nooit meer dan driekwart, dan kan hij dicht.',
      ),
    ],
  }),
];

/** Of the shop for offices. */
export const kantoorkring = [
  plan({
    title: 'De pantry op vrijdagmiddag',
    intro: 'Een kwartier op vrijdag voorkomt een kwartier ergernis op maandag.',
    prop: 'clipboard',
    tint: '#dce2f1',
    prep: 15,
    total: 15,
    yields: 'een pantry voor 30 mensen',
    frequency: 'Elke vrijdag',
    needs: [
      need('vaatwastabletten', 'vaatwastabletten', 'de machine aan voor het weekend'),
      need('afwasmiddel', 'afwasmiddel', 'voor wat niet in de machine kan'),
      need('sponzen', 'schuurspons', 'elke week een nieuwe'),
      need('koffie', 'koffie', 'genoeg voor een week'),
      need('suiker-en-melk', 'suiker en melk', 'aanvullen tot de streep'),
      need('pedaalemmerzakken', 'zakken', 'ook voor de gft-emmer'),
    ],
    steps: [
      'Haal uit de koelkast wat maandag niet meer goed is.',
      'Ruim de vaatwasser in en zet hem aan.',
      'Leeg lekbak en prut van de koffiemachine en spoel ze om.',
      'Neem aanrecht, kraan en handgrepen af.',
      'Vul koffie, suiker, melk en papier aan.',
      'Noteer wat op is. Op maandag bestelt u in één keer.',
    ],
  }),
  post({
    title: 'Wie ruimt de vaatwasser uit?',
    intro: 'Een rooster werkt twee weken. Deze drie afspraken houden langer stand.',
    cast: ['vaatwastabletten', 'koffiebekers', 'afwasmiddel', 'sponzen'],
    tint: '#e0e6ee',
    blocks: [
      p('Op elk kantoor staat wel eens een volle machine met een briefje. Het briefje helpt niet.'),
      ol(
        'De machine gaat op vaste tijden aan: na de lunch en om vijf uur.',
        'Wie ’s ochtends de eerste koffie zet, ruimt uit.',
        'Vuil gaat in de machine en nergens anders. Het aanrecht blijft leeg.',
      ),
      h2('Wat ook scheelt'),
      ul(
        'Plaatjes in de kastjes.',
        'Een bak voor losse lepels.',
        'Tabletten naast de machine in plaats van in de voorraadkast.',
      ),
    ],
  }),
  post({
    title: 'Verhuizen met veertig mensen: een inpaklijst',
    intro:
      'Reken op drie dozen per werkplek en een rol tape per tien dozen. De rest is een kwestie van nummeren.',
    cast: ['verzenddozen', 'tape', 'rekfolie', 'opvulmateriaal', 'vuilniszakken'],
    tint: '#ecdfcd',
    blocks: [
      columns(
        ['Voor', 'Per werkplek', 'Voor 40 plekken'],
        ['dozen', '3', '120'],
        ['tape', '0,3 rol', '12 rollen'],
        ['noppenfolie', '2 meter', '80 meter'],
        ['zakken', '2', '80'],
      ),
      h2('Nummer in plaats van beschrijf'),
      p(
        'Geef elke plek op de nieuwe plattegrond een nummer en schrijf dat op twee kanten van de doos. De verhuizer hoeft dan niets te vragen.',
      ),
      p(
        'Pak op donderdag, verhuis op vrijdag en begin op maandag. Houd één doos met koffie, bekers en toiletpapier apart.',
      ),
    ],
  }),
];
