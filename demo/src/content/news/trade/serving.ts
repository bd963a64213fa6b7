import { h2, ol, p, ul } from '../../blocks.ts';
import type { NewsText } from '../model.ts';

/** News about kitchens, coffee, food to take away, and packaging. */
export const cups: NewsText = {
  title: 'Deksels die op elke beker van die maat passen',
  intro: 'Geen zoekwerk meer: bekers en deksels hebben nu dezelfde maat in hun naam.',
  tint: '#eddfcd',
  prop: 'hot-cup',
  blocks: [
    p(
      'Een deksel dat net niet past, merkt u pas als de koffie over een hand loopt. Daarom kijkt u voortaan naar één getal.',
    ),
    ul(
      '{{koffiebekers|koffiebekers}}: de doorsnede van de rand staat in millimeters in de naam',
      '{{deksels|deksels}}: hetzelfde getal, en ze passen',
      '{{koude-bekers|bekers voor koude dranken}}: een eigen reeks, met een eigen deksel',
    ),
    p('Op de pagina van elke beker staan de deksels die erbij horen. U bestelt ze dus in één keer.'),
  ],
};

export const trays: NewsText = {
  title: 'Bakken zonder plastic laag die toch dicht blijven',
  intro: 'Van suikerriet of karton, en bestand tegen warme soep. Wij lieten ze een uur staan.',
  tint: '#e2e9cf',
  prop: 'bowl',
  blocks: [
    p('De eerste bakken van suikerriet werden zacht. De nieuwe zijn dikker geperst, en het deksel klikt.'),
    ul(
      '{{maaltijdbakken|maaltijdbakken}} met één of twee vakken',
      '{{snackbakken|snackbakken}} voor friet en bitterballen',
      '{{houten-bestek|houten bestek}} dat niet naar hout smaakt',
    ),
    h2('Kosten in rekening brengen?'),
    p(
      'Voor bakken met een plastic laag rekent u een toeslag. Bij elk artikel staat van welk materiaal het is.',
    ),
  ],
};

export const dishwash: NewsText = {
  title: 'De vaatwasser spoelt korter: stel het middel bij',
  intro: 'Nieuwe machines gebruiken minder water. Met de oude dosering blijft er een waas op het glas.',
  tint: '#d9e8ee',
  prop: 'sparkle',
  blocks: [
    p(
      'Een machine die per spoelgang twee liter gebruikt, heeft ook minder middel nodig. Begin lager en kijk wat er gebeurt.',
    ),
    ol(
      'Meet de hardheid van het water en stel het {{vaatwaszout|zout}} daarop af.',
      'Halveer het {{naglansmiddel|naglansmiddel}} en draai een lege spoelgang.',
      'Kijk naar een wijnglas tegen het licht.',
      'Verhoog het {{vaatwasmiddel|vaatwasmiddel}} pas als borden niet schoon worden.',
    ),
    p('Voor een huishoudelijke machine in de pantry zijn {{vaatwastabletten|tabletten}} genoeg.'),
  ],
};

export const grease: NewsText = {
  title: 'Ontvetten zonder damp: de nieuwe reinigers bijten minder',
  intro: 'Een koude oven en een half uur geduld doen meer dan een sterk middel in een hete oven.',
  tint: '#efe0cf',
  blocks: [
    p('Wie in een hete oven spuit, ademt het middel in. De nieuwe ovenreinigers werken juist koud.'),
    ul(
      '{{ovenreiniger|ovenreiniger}}: inspuiten, een half uur wachten, afnemen',
      '{{ontvetter|ontvetter}}: voor afzuigkap, tegels en vloer',
      '{{keukenreiniger|keukenreiniger}}: voor wat elke dag een doek krijgt',
      '{{handschoenen-huishoud|handschoenen met een lange schacht}}: altijd erbij',
    ),
    p('Spoel alles waar eten op komt na met drinkwater.'),
  ],
};

export const coffee: NewsText = {
  title: 'Koffie voor de hele verdieping, zonder resten',
  intro: 'Bonen, maling en cups: wij rekenden uit wat er per kop overblijft in de vuilnisbak.',
  tint: '#e5d6c6',
  prop: 'hot-cup',
  blocks: [
    p(
      'Per kop geeft een cup twaalf gram afval. Gemalen koffie geeft bijna niets, als u niet meer zet dan u drinkt.',
    ),
    ul(
      '{{koffie|koffie}} in pakken voor vijftig koppen',
      '{{suiker-en-melk|suiker en melk}} in porties, voor bezoek',
      '{{koffiebekers|bekers}} voor wie geen mok heeft',
    ),
    p('Zet na drie uur een nieuwe kan halfvol. Dat scheelt op vrijdagmiddag het meest.'),
  ],
};

export const boxes: NewsText = {
  title: 'Dozen die u in één beweging opzet',
  intro: 'De bodem valt vanzelf dicht. Op een dag met honderd pakketten scheelt dat een uur.',
  tint: '#e9d8bd',
  prop: 'parcel',
  blocks: [
    p(
      'Een gewone doos vouwt en plakt u aan de onderkant. Bij een autolockdoos drukt u de zijkanten in, en de bodem zit dicht.',
    ),
    ul(
      '{{verzenddozen|verzenddozen}} in negen maten, ook met dubbele golf',
      '{{brievenbusdozen|brievenbusdozen}} die door elke klep passen',
      '{{tape|tape}} van papier, die met de doos bij het oud papier mag',
      '{{opvulmateriaal|opvulmateriaal}} voor wat breken kan',
    ),
    p(
      'Bestel van een nieuwe maat eerst één bundel. Pak er tien zendingen mee in en kijk hoeveel lucht er overblijft.',
    ),
  ],
};

export const film: NewsText = {
  title: 'Dunnere folie om de pallet, even stevig',
  intro: 'Voorgerekte folie gebruikt de helft van het plastic. U hoeft er ook minder hard aan te trekken.',
  tint: '#dde4e8',
  prop: 'pallet',
  blocks: [
    p(
      'Gewone rekfolie rekt u zelf, en dat lukt nooit helemaal. Voorgerekte folie is in de fabriek al op spanning gebracht.',
    ),
    ul(
      '{{rekfolie|rekfolie}} voor met de hand en voor de machine',
      '{{tape|tape}} die ook in de kou blijft plakken',
      '{{verzenddozen|dozen}} die precies op een pallet passen',
    ),
    p('Begin onderaan, neem de pallet zelf mee en wikkel drie keer om de voet. Daar begint het schuiven.'),
  ],
};
