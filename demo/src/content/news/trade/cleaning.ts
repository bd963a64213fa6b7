import { h2, ol, p, ul } from '../../blocks.ts';
import type { NewsText } from '../model.ts';

/** News about cleaning: agents, floors, windows and tools. */
export const concentrate: NewsText = {
  title: 'Meer schoonmaak per fles: de concentraten zijn sterker',
  intro: 'Dezelfde liter gaat nu anderhalf keer zo lang mee. De maatdop is mee veranderd.',
  tint: '#dbe9d9',
  prop: 'drops',
  blocks: [
    p(
      'Water vervoeren is zonde. Daarom maken fabrikanten hun middelen sterker, zodat u het water zelf toevoegt. Kijk wel opnieuw naar de dosering: uit gewoonte doseren wordt nu snel te veel.',
    ),
    ul(
      '{{allesreiniger|allesreiniger}}: een halve dop op een emmer',
      '{{sanitairreiniger|sanitairreiniger}}: verdunnen voor elke dag, puur voor randen',
      '{{glasreiniger|glasreiniger}}: een scheutje in de sproeiflacon',
    ),
    p('Schrijf de nieuwe dosering op de emmer. Dat werkt beter dan een brief aan de hele ploeg.'),
  ],
};

export const floors: NewsText = {
  title: 'Vloerenseizoen: vóór de vakantie bestellen, in de vakantie lopen',
  intro: 'Strippen en opnieuw in de was kan alleen in een leeg gebouw. Begin dus op tijd met plannen.',
  tint: '#e6dccb',
  prop: 'calendar',
  blocks: [
    p(
      'Elke zomer is in juli hetzelfde middel op. Niet omdat het er niet is, maar omdat iedereen tegelijk begint.',
    ),
    ol(
      'Vier weken vooraf: kijk wat er ligt en hoeveel meter het is.',
      'Drie weken vooraf: bestel {{vloerstripper|stripper}}, {{vloeronderhoud|was of polymeer}} en schone {{vlakmoppen|vlakmoppen}}.',
      'De eerste vakantieweek: strippen, spoelen en laten drogen.',
      'De tweede week: twee of drie dunne lagen, met een nacht ertussen.',
    ),
    p('Daarna houdt u de vloer goed met een neutrale {{vloerreiniger|vloerreiniger}}. Meer is niet nodig.'),
  ],
};

export const mops: NewsText = {
  title: 'Lichtere moppen, minder pijn in de schouder',
  intro: 'Een natte mop kan drie kilo wegen. De nieuwe houden minder water vast en maken even schoon.',
  tint: '#d8e6ee',
  blocks: [
    p(
      'Wie vier uur per dag met een mop loopt, tilt de mop een paar honderd keer op. Elke honderd gram minder telt dus mee.',
    ),
    ul(
      '{{vlakmoppen|vlakmoppen}} van kortere vezel, voor gladde vloeren',
      '{{strengmoppen|strengenmoppen}} voor ruwe vloeren en veel vocht',
      '{{stelen-en-platen|stelen die in lengte te verstellen zijn}}',
      '{{mopemmers|emmers met een pers}} die met de voet werkt',
    ),
    p('Stel de steel zo af dat hij tot uw kin komt. Dan blijft de rug recht.'),
  ],
};

export const windows: NewsText = {
  title: 'Ramen wassen met een klein beetje middel',
  intro: 'Meer schuim geeft meer strepen. Met het nieuwe concentraat volstaan twee druppels per liter.',
  tint: '#d6e7f3',
  prop: 'sparkle',
  blocks: [
    p('Glas wordt schoon van water en beweging. Het middel is er alleen om het rubber te laten glijden.'),
    ul(
      '{{ruitenconcentraat|ruitenconcentraat}} met een druppelaar in de dop',
      '{{glasreiniger|kant-en-klare glasreiniger}} voor binnen en voor vlekken',
      '{{raamwissers|raamwissers}} met een los rubber',
      '{{microvezeldoeken|microvezeldoeken}} voor de hoeken',
    ),
    p('Was niet in de volle zon: het water droogt op voordat u het wegtrekt.'),
  ],
};

export const smell: NewsText = {
  title: 'Een frisse ruimte begint bij de afvoer',
  intro: 'Luchtverfrisser verbergt wat u ruikt. Haal eerst de oorzaak weg, dan is minder genoeg.',
  tint: '#e0ecd9',
  prop: 'sparkle',
  blocks: [
    p('Muffe lucht komt in drie van de vier gevallen uit een droog putje of van kalk onder de rand.'),
    ol(
      'Giet in elk putje een halve liter water.',
      'Behandel de pot een nacht met {{ontkalker|ontkalker}} of {{toiletreiniger|toiletreiniger}}.',
      'Maak de tegels rond het urinoir schoon met {{sanitairreiniger|sanitairreiniger}}.',
      'Hang pas daarna een {{luchtverfrisser-vulling|vulling}} op, of gebruik een {{luchtverfrisser-spray|spray}}.',
    ),
    p(
      'Wij hebben de geuren teruggebracht tot zes. De zoetste zijn eruit: daar kwamen de meeste klachten over.',
    ),
  ],
};

export const microfibre: NewsText = {
  title: 'Microvezel in vijf kleuren: dezelfde code overal',
  intro: 'Rood voor het toilet, blauw voor het interieur. Alle doeken en sponzen doen nu mee.',
  tint: '#ebe0ec',
  blocks: [
    p(
      'Kleuren zorgen dat de doek van het toilet niet op het aanrecht belandt. Dat werkt als iedereen dezelfde code kent.',
    ),
    ul(
      'rood: toilet en urinoir',
      'geel: wastafel, kraan en tegels',
      'blauw: bureau, deur en vensterbank',
      'groen: keuken en pantry',
    ),
    p(
      'In deze kleuren hebben wij {{microvezeldoeken|microvezeldoeken}}, {{werkdoeken|werkdoeken}} en {{sponzen|sponzen}}. Hang de code binnen in de deur van de werkkast.',
    ),
  ],
};

export const brooms: NewsText = {
  title: 'Bezems met een naam: kies op haar en niet op kleur',
  intro: 'Bij elke bezem staat voortaan voor welke vloer hij is. Dat voorkomt een hoop stof.',
  tint: '#e7e0cb',
  blocks: [
    p('Hard haar krijgt klei los, maar laat fijn stof liggen. Zacht haar doet het omgekeerde.'),
    ul(
      '{{bezems|bezems}} met hard, halfhard en zacht haar',
      '{{borstels|borstels}} voor hoeken, randen en gereedschap',
      '{{stoffer-en-blik|stoffer en blik}} voor het laatste beetje',
      '{{vloertrekkers|vloertrekkers}} voor water',
    ),
    p('Hang een bezem op aan de steel. Staat hij op zijn haar, dan is hij na een maand krom.'),
  ],
};

export const laundry: NewsText = {
  title: 'Op dertig graden schoon, als het middel klopt',
  intro: 'Kouder wassen spaart stroom en stof. Voor doeken en linnen maken wij een uitzondering.',
  tint: '#dfe3f2',
  prop: 'bubbles',
  blocks: [
    p(
      'De nieuwe wasmiddelen werken met enzymen die het op dertig graden al doen. Vlekken van vet en eiwit lossen dan op.',
    ),
    ul(
      '{{wasmiddel-vloeibaar|vloeibaar wasmiddel}} voor gekleurd goed',
      '{{waspoeder|waspoeder}} voor wit en voor zestig graden',
      '{{vlekverwijderaar|vlekverwijderaar}} voor vooraf',
    ),
    h2('De uitzondering'),
    p('Schoonmaakdoeken, handdoeken van een zieke en beddengoed wast u op zestig graden, zonder verzachter.'),
  ],
};
