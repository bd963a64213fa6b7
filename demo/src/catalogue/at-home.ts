/** Parts of the texts about products that speak of workplaces, and what a household reads instead. */
const parts: readonly (readonly [work: string, home: string])[] = [
  [
    'Geschikt voor kantoren, scholen en kleinere toiletgroepen met een open houder.',
    'Geschikt voor elk toilet met een gewone, open houder.',
  ],
  [
    'Wordt veel gekozen voor hotelkamers, vergaderlocaties en zorgkamers.',
    'Wordt veel gekozen voor wie zacht papier belangrijk vindt.',
  ],
  [
    'De neutrale bedrukking past in praktijk, vergaderzaal en hotelkamer.',
    'De neutrale bedrukking past in elke kamer.',
  ],
  ['dat scheelt bijvullen op toiletten zonder systeemdispenser', 'dat scheelt wisselen en bergruimte'],
  [
    'Tabletten voor de gewone vaatwasser in pantry, kantoorkeuken en vakantiehuis; niet voor doorschuif- of voorlader met kort programma.',
    'Tabletten voor elke gewone vaatwasser, thuis en in het vakantiehuis.',
  ],
  ['Handig in pantry, keuken en behandelkamer voor', 'Handig in keuken, badkamer en garage voor'],
  [
    'Staat netjes op de balie, in de spreekkamer en op de hotelkamer.',
    'Staat netjes op tafel, bureau en nachtkastje.',
  ],
  [
    'Voor de balie, de leerlingverzorging of als attentie in het gastenpakket.',
    'Voor in de tas, de auto en de jaszak.',
  ],
  ['voor balie, behandelkamer of ingang', 'voor gang, keuken of badkamer'],
  ['compact in de werkwagen', 'compact in de kast'],
  ['in werkwagen of afvalbak', 'in keuken of schuur'],
  ['Voor pantry en keuken; de voet', 'Voor keuken en badkamer; de voet'],
  [
    'Zonder parfum, dus past in een HACCP-plan; met drinkwater naspoelen',
    'Zonder parfum, dus geschikt voor de keuken; met drinkwater naspoelen',
  ],
  ['Voor droog kantoorafval, sanitaire ruimten en hotelkamers.', 'Voor badkamer, toilet en werkkamer.'],
  ['voor interieur en kantoor', 'voor interieur en werkkamer'],
  ['in pantry, praktijk of toilet', 'in keuken, badkamer of toilet'],
  ['voor navulbare dispensers en pompflessen', 'om pompflessen mee na te vullen'],
  ['gebruikelijk voor moppen en zorglinnen', 'gebruikelijk voor moppen en handdoeken'],
  [' (gastronorm 1/2)', ''],
  [' (gastronorm 1/1)', ''],
];

/** The text about a product as the consumer site has it: without the workplaces that businesses have. */
export const atHome = (text: string): string =>
  parts.reduce((told, [work, home]) => told.replaceAll(work, home), text);
