/**
 * Texts that buyers write or paste → the lines that the demo shop must read in them, for the customer of
 * `shop.ts`: article, number and unit of the first candidate. Undefined: a line that is ambiguous and must
 * stay as it is. The first half was written before the parser was built.
 */
export type Expected = [article: string, quantity: number, unit: string] | undefined;

export const firstTexts: [text: string, lines: Expected[]][] = [
  [
    '3 dozen wc-papier, 5x handzeep navulling',
    [
      ['TB-10004', 3, 'doos'],
      ['TB-14800', 5, 'can'],
    ],
  ],
  [
    'twee pakken vuilniszakken en een rol poetspapier',
    [
      ['TB-11260', 2, 'doos'],
      ['TB-10708', 1, 'pak'],
    ],
  ],
  [
    'Goedemorgen, graag nog 2 dozen toiletpapier en 4 cans allesreiniger. Alvast bedankt!',
    [
      ['TB-10004', 2, 'doos'],
      ['TB-12104', 4, 'can'],
    ],
  ],
  ['5 x keukenrol', [['TB-10617', 5, 'doos']]],
  ['doe maar weer een doos handschoenen zwart XL', [['TB-15931', 1, 'doos']]],
  ['TB-10617 2 dozen', [['TB-10617', 2, 'doos']]],
  [
    '6 flessen handdesinfectie\n3 pak vaatwastabletten\n2 zakken onthardingszout',
    [
      ['TB-15025', 6, 'fles'],
      ['TB-13705', 3, 'pak'],
      ['TB-14003', 2, 'zak'],
    ],
  ],
  [
    '1 emmer werkplaatszeep; 10 pakken filterkoffie',
    [
      ['TB-14925', 1, 'emmer'],
      ['TB-19404', 10, 'pak'],
    ],
  ],
  ['glasreiniger 2 dozen', [['TB-12633', 2, 'doos']]],
  ['microvezeldoekjes blauw x 4', [['TB-17408', 4, 'pak']]],
  ['koffiebekers: 2 dozen', [['TB-18611', 2, 'doos']]],
  [
    'een stoffer en blik en drie dozen latex handschoenen maat M',
    [
      ['TB-17902', 1, 'set'],
      ['TB-16005', 3, 'doos'],
    ],
  ],
  [
    'Hoi, mogen wij bestellen:\n- 2 ds vouwhanddoekjes\n- 1 ds afvalzakken',
    [
      ['TB-10400', 2, 'doos'],
      ['TB-11260', 1, 'doos'],
    ],
  ],
  ['4 toiletreiniger 5 liter', [['TB-12915', 4, 'can']]],
  ['24 rollen wc papier', [['TB-10004', 3, 'pak']]],
  ['een half dozijn allesreiniger fris 5L', [['TB-12104', 6, 'can']]],
  ['handzeep pompfles 500ml 12 st.', [['TB-14702', 12, 'fles']]],
  ['wcpapier', [['TB-10004', 1, 'doos']]],
  ['20 pk koffie filter', [['TB-19404', 20, 'pak']]],
  [
    'rekfolie 1 doos, schuursponsjes geel 5 pakken',
    [
      ['TB-19802', 1, 'doos'],
      ['TB-17600', 5, 'pak'],
    ],
  ],
  [
    'pedaalemmerzakken 1 doos en ook nog twee dozen toilet papier',
    [
      ['TB-11115', 1, 'doos'],
      ['TB-10004', 2, 'doos'],
    ],
  ],
  ['zelfde handschoenen als altijd', [['TB-16005', 1, 'doos']]],
  [
    '3 toiletpapeir, 2 hanschoenen nitril',
    [
      ['TB-10004', 3, 'doos'],
      ['TB-15931', 2, 'doos'],
    ],
  ],
  ['drie sets stoffer en blik', [['TB-17902', 3, 'set']]],
  ['10 ltr werkplaatszeep, een emmer', [['TB-14925', 1, 'emmer']]],
  ['2x5 liter toiletreiniger', [['TB-12915', 2, 'can']]],
  ['Kunt u ons 5 flesjes handgel leveren?', [['TB-15025', 5, 'fles']]],
  ['1 pallet toiletpapier', [['TB-10004', 1, 'pallet']]],
  ['blurbjes 3 stuks', [undefined]],
  ['1.000 koffiebekers', [['TB-18611', 1, 'doos']]],
];

/** Written when the first half held, before anything was changed for these. */
export const moreTexts: [text: string, lines: Expected[]][] = [
  [
    'Beste collega’s,\n\nGraag voor dinsdag:\n1) 2 dozen handdoekpapier\n2) 1 doos keukenpapier\n3) 6x allesreiniger\n\nMet vriendelijke groet,\nPetra de Boer\nHotel De Zon',
    [
      ['TB-10400', 2, 'doos'],
      ['TB-10617', 1, 'doos'],
      ['TB-12104', 6, 'can'],
    ],
  ],
  [
    'wc papier (2 dozen), handzeep (1 doos), vaatwastabs (4 pakken)',
    [
      ['TB-10004', 2, 'doos'],
      ['TB-14702', 1, 'doos'],
      ['TB-13705', 4, 'pak'],
    ],
  ],
  ['12104 4x', [['TB-12104', 4, 'can']]],
  [
    '10617 3 dozen, 12915 2 cans',
    [
      ['TB-10617', 3, 'doos'],
      ['TB-12915', 2, 'can'],
    ],
  ],
  ['TB 13705 x 6', [['TB-13705', 6, 'pak']]],
  ['drieëntwintig pakken koffie', [['TB-19404', 23, 'pak']]],
  ['een paar dozen wc papier', [['TB-10004', 1, 'doos']]],
  ['vuilniszakken blauw 120L 3 ds', [['TB-11260', 3, 'doos']]],
  [
    '2 dozen zwarte handschoenen maat XL; 1 doos latex M',
    [
      ['TB-15931', 2, 'doos'],
      ['TB-16005', 1, 'doos'],
    ],
  ],
  [
    'toiletpapier\nhandzeep 5 liter\npoetsrollen',
    [
      ['TB-10004', 1, 'doos'],
      ['TB-14800', 2, 'can'],
      ['TB-10708', 3, 'pak'],
    ],
  ],
  ['Doe maar 10 rollen keukenrol', [['TB-10617', 3, 'pak']]],
  ['64 rollen keukenpapier', [['TB-10617', 2, 'doos']]],
  ['nog 2 x werkplaats zeep', [['TB-14925', 2, 'emmer']]],
  [
    'glas reiniger 1 doos + 2 dozen keukenrol',
    [
      ['TB-12633', 1, 'doos'],
      ['TB-10617', 2, 'doos'],
    ],
  ],
  [
    '6 st allesreiniger, 3 st toiletreiniger en 2 st stoffer & blik',
    [
      ['TB-12104', 6, 'can'],
      ['TB-12915', 3, 'can'],
      ['TB-17902', 2, 'set'],
    ],
  ],
  ['graag 5 pakken schuurspons geel, zelfde als op de lijst', [['TB-17600', 5, 'pak']]],
  ['150 rollen wc-papier', [['TB-10004', 19, 'pak']]],
  ['vijf flessen handzeep', [['TB-14702', 5, 'fles']]],
  [
    '1x toiletpapier 2-laags 200 vel, 2x keukenrol 3 laags',
    [
      ['TB-10004', 1, 'doos'],
      ['TB-10617', 2, 'doos'],
    ],
  ],
  ['2 doosjes handschoenen latex M', [['TB-16005', 2, 'pak']]],
  ['koffie 20 pakken\nrietjes 1 doos', [['TB-19404', 20, 'pak'], undefined]],
  [
    'filterkoffie, handgel, onthardingszout en keukenrol',
    [
      ['TB-19404', 20, 'pak'],
      ['TB-15025', 2, 'fles'],
      ['TB-14003', 3, 'zak'],
      ['TB-10617', 2, 'doos'],
    ],
  ],
  ['Hallo, kan ik nog 4 emmers zeep voor de werkplaats krijgen?', [['TB-14925', 4, 'emmer']]],
  [
    '2 pallets wc papier en 1 pallet vuilniszakken',
    [
      ['TB-10004', 2, 'pallet'],
      ['TB-11260', 1, 'pallet'],
    ],
  ],
  ['pedaal emmer zakken 50x55 2 dozen', [['TB-11115', 2, 'doos']]],
  ['afvalzakken 70x110 T70: 4 dozen', [['TB-11260', 4, 'doos']]],
  ['3 x 5L allesreiniger fris', [['TB-12104', 3, 'can']]],
  [
    'microvezel doekjes blauw, 3 pakken, en 1 doos nitril handschoenen',
    [
      ['TB-17408', 3, 'pak'],
      ['TB-15931', 1, 'doos'],
    ],
  ],
  [
    'vouwhanddoek z-vouw 1 doos, industrie papier 2 pakken',
    [
      ['TB-10400', 1, 'doos'],
      ['TB-10708', 2, 'pak'],
    ],
  ],
  ['hnadzeep 5 liter 2 cans', [['TB-14800', 2, 'can']]],
  [
    'doos wc-papier, doos keukenrol, can toiletreiniger',
    [
      ['TB-10004', 1, 'doos'],
      ['TB-10617', 1, 'doos'],
      ['TB-12915', 1, 'can'],
    ],
  ],
  ['wij willen graag bestellen 3 rol stretchfolie', [['TB-19802', 3, 'rol']]],
  ['200 koffiebekers', [['TB-18611', 4, 'stapel']]],
  ['zout voor de vaatwasser 2 zakken', [['TB-14003', 2, 'zak']]],
  ['qwertyuiop', [undefined]],
  ['12 flapdrollen', [undefined]],
  ['6 schuursponzen', [['TB-17600', 6, 'pak']]],
];
