import type { NearestTexts } from './model.ts';

export const cleanersElsewhere: NearestTexts = {
  zorgvoorraad: {
    lead: 'Gewone schoonmaakmiddelen verkopen wij niet. Wij leveren wat erna komt: desinfectie volgens protocol, en wasmiddel voor het linnen.',
    advice:
      'Desinfecteren heeft alleen zin op een oppervlak dat al schoon is. Laat uw schoonmaakdienst dus eerst reinigen met een neutraal middel. Daarna kiest u bij ons een doekje voor kleine vlakken, of een vloeistof voor bank en brancard.',
    offers: ['desinfectie-oppervlak', 'desinfectiedoekjes', 'chloor', 'wasmiddel-vloeibaar'],
  },
  papierpunt: {
    lead: 'Schoonmaakmiddelen verkopen wij niet. Wij verkopen het papier waarmee u afneemt wat het middel heeft losgemaakt.',
    advice:
      'Papier is bij schoonmaken soms beter dan een doek: u gooit het weg en het vuil gaat mee. Dat telt bij vet, bij bloed en bij alles wat u niet wilt verspreiden. Neem een poetsrol die nat sterk blijft, anders wrijft u pluisjes over het oppervlak.',
    offers: ['industrierollen', 'keukenrollen', 'vouwhanddoekjes'],
  },
  zakkenhuis: {
    lead: 'Schoonmaakmiddelen verkopen wij niet. Wij beginnen waar de schoonmaak eindigt: bij het vuil dat weg moet.',
    advice:
      'Een schoonmaakronde gaat sneller als elke bak de goede zak heeft. Leg onder in de bak drie reservezakken; wie de volle eruit haalt, heeft de nieuwe dan al in de hand. Voor doeken en moppen die in de was gaan, neemt u een zak in een eigen kleur.',
    offers: ['vuilniszakken', 'gekleurde-zakken', 'containerzakken'],
  },
  zeepmeester: {
    lead: 'Middelen voor vloer, sanitair of glas verkopen wij niet. Wij maken handen schoon, en daarnaast vaat en wasgoed.',
    advice:
      'Met afwasmiddel en warm water krijgt u verrassend veel schoon: een koelkast, een werkbank, een emmer. Voor kalk, ingebrand vet en vloeren is het niet gemaakt; daar hebt u een echte reiniger voor nodig. Doeken en moppen wast u met een gewoon vloeibaar wasmiddel.',
    offers: ['afwasmiddel', 'wasmiddel-vloeibaar', 'werkplaatszeep'],
  },
  dispenserplein: {
    lead: 'Schoonmaakmiddelen verkopen wij niet. Wij verkopen wat aan de muur hangt, en wat erin gaat.',
    advice:
      'Een dispenser houdt u schoon met een vochtige doek en een neutrale reiniger. Gebruik op rvs nooit chloor of ontkalker: daar krijgt het vlekken van die blijven. Neem bij elke nieuwe vulling ook de uitloop af, want daar koekt zeep aan.',
    offers: ['zeepvullingen', 'handdoekrollen', 'luchtverfrisser-spray'],
  },
  handschoenhal: {
    lead: 'Schoonmaakmiddelen verkopen wij niet. Wij verkopen de handschoen waarmee u ze veilig gebruikt.',
    advice:
      'Op het etiket van een sterk middel staat of u handschoenen moet dragen. Nitril houdt de meeste schoonmaakmiddelen tegen; vinyl is voor kort en droog werk. Maakt u uren achtereen nat schoon, neem dan een huishoudhandschoen met lange kap, zodat het water niet naar binnen loopt.',
    offers: ['handschoenen-huishoud', 'handschoenen-nitril', 'handschoenen-vinyl'],
  },
  maskermagazijn: {
    lead: 'Schoonmaakmiddelen verkopen wij niet. Wel hebben wij doekjes en handgel voor wie schoon en veilig moet werken.',
    advice:
      'Een desinfectiedoekje is geen schoonmaakmiddel: het doodt micro-organismen op wat al schoon is. Neem eerst zichtbaar vuil weg, gebruik dan een vers doekje en laat het oppervlak aan de lucht drogen. Draag bij sterk ruikende of stoffige middelen de bescherming die op het etiket staat.',
    offers: ['desinfectiedoekjes', 'handschoenen-nitril', 'handgel-flessen'],
  },
  verpakkingsloods: {
    lead: 'Schoonmaakmiddelen verkopen wij niet. Voor een schoon magazijn hebben wij wel bezems, poetsrollen en zakken.',
    advice:
      'In een magazijn is droog vuil het grootste probleem: karton, folie en stof. Veeg aan het eind van elke dienst de paden, dan hebt u zelden water nodig. Voor lijm en gemorste vloeistof ligt een poetsrol klaar bij de paktafel.',
    offers: ['bezems', 'industrierollen', 'containerzakken'],
  },
};
