import { h2, p, ul } from '../blocks.ts';
import { dish, need } from './model.ts';

export const icedCoffee = dish({
  title: 'IJskoffie voor een vol terras',
  intro: 'Eén liter koffiesiroop in de koeling, en elke ijskoffie staat binnen een minuut op het blad.',
  prop: 'iced-glass',
  tint: '#f0e1cb',
  prep: 20,
  total: 140,
  yields: '12 bekers van 300 ml',
  needs: [
    need('koffie', 'koffiebonen', '180 gram, grof gemalen', { pick: /bonen/i }),
    need('suiker-en-melk', 'suiker', '150 gram, of 38 sticks', { pick: /suiker/i }),
    need('koude-bekers', 'bekers', '12 stuks', { pick: /300 ml/ }),
    need('deksels', 'deksels', '12 stuks'),
    need('servetten-tissue', 'servetten', 'een per gast'),
    '1 liter heet water',
    '1,2 liter koude volle melk',
    '1,5 kilo ijsblokjes',
  ],
  steps: [
    'Giet het hete water over de koffie en laat vier minuten trekken.',
    'Zeef de koffie en roer de suiker erdoor tot alles is opgelost.',
    'Laat afkoelen en zet minstens twee uur in de koeling.',
    'Vul elke beker tot de rand met ijs.',
    'Schenk er 80 ml koffiesiroop en 100 ml melk over.',
    'Roer één keer, deksel erop en meteen uitserveren.',
  ],
  blocks: [
    h2('Variaties'),
    ul(
      'Met havermelk in plaats van melk.',
      'Met een schep vanille-ijs als toetje.',
      'Zonder suiker, met een snufje kaneel.',
    ),
  ],
});

export const tomatoSoup = dish({
  title: 'Tomatensoep om mee te nemen',
  intro: 'Een soep die warm blijft in de beker en niet schift. Genoeg voor een lunch met twintig afhalers.',
  prop: 'soup',
  tint: '#f6ddcf',
  prep: 25,
  total: 60,
  yields: '20 bekers van 350 ml',
  needs: [
    need('maaltijdbakken', 'soepbekers of bakken', '20 stuks'),
    need('houten-bestek', 'lepels', '20 stuks', { pick: /lepel/i }),
    need('draagtassen-papier', 'draagtassen', 'voor bestellingen van meer dan twee'),
    need('servetten-tissue', 'servetten', '20 stuks'),
    '4 kilo gepelde tomaten uit blik',
    '6 uien en 6 tenen knoflook',
    '2 liter groentebouillon',
    '200 ml olijfolie, zout, peper en basilicum',
  ],
  steps: [
    'Snipper de uien en fruit ze tien minuten in de olie, zonder te kleuren.',
    'Doe de knoflook erbij en bak die een minuut mee.',
    'Voeg tomaten en bouillon toe en laat een half uur zacht koken.',
    'Pureer de soep glad en breng op smaak.',
    'Houd hem warm boven de 75 graden.',
    'Schep per bestelling op, deksel erop en geef lepel en servet mee.',
  ],
  blocks: [
    h2('Niet op dezelfde dag verkocht?'),
    p(
      'Koel de rest snel terug in een lage bak en zet de datum erop. Ingevroren blijft de soep drie maanden goed.',
    ),
  ],
});

export const lemonade = dish({
  title: 'Citroenlimonade met munt',
  intro:
    'Fris, zelfgemaakt en zonder haast: de siroop maakt u op maandag, de rest van de week hoeft u alleen aan te lengen.',
  prop: 'iced-glass',
  tint: '#eef0c4',
  prep: 15,
  total: 45,
  yields: '25 bekers van 250 ml',
  needs: [
    need('koude-bekers', 'bekers', '25 stuks', { pick: /2[05]0 ml|300 ml/ }),
    need('deksels', 'deksels', 'voor onderweg'),
    need('suiker-en-melk', 'suiker', '500 gram', { pick: /suiker/i }),
    need('servetten-tissue', 'servetten', '25 stuks'),
    '12 citroenen',
    '2 bosjes munt',
    '5 liter koud water en ijs',
  ],
  steps: [
    'Rasp de schil van vier citroenen en pers ze alle twaalf uit.',
    'Kook suiker, rasp en een halve liter water tot de suiker is opgelost.',
    'Neem van het vuur, leg een bos munt in de siroop en laat een half uur staan.',
    'Zeef de siroop en roer het citroensap erdoor.',
    'Leng aan met vijf liter koud water.',
    'Serveer met ijs en een takje verse munt.',
  ],
});

export const coffeeForTwenty = dish({
  title: 'Filterkoffie voor twintig mensen',
  intro: 'Sterk genoeg, niet bitter en op tijd klaar. Met de juiste verhouding lukt het in elke kan.',
  prop: 'hot-cup',
  tint: '#ead9c6',
  prep: 10,
  total: 20,
  yields: '20 bekers van 150 ml',
  needs: [
    need('koffie', 'koffie', '180 gram, gemalen voor filter', { pick: /filter|snel/i }),
    need('suiker-en-melk', 'suikersticks', '20 stuks', { pick: /suiker/i }),
    need('suiker-en-melk', 'koffiemelk', '20 stuks', { pick: /melk|creamer/i }),
    need('koffiebekers', 'bekers', '20 stuks, of mokken'),
    need('deksels', 'deksels', 'als de koffie meegaat'),
    '3,2 liter vers water',
  ],
  steps: [
    'Spoel kan en filter met heet water, dan smaakt de eerste kop niet naar papier.',
    'Neem 55 gram koffie per liter water.',
    'Laat water van 92 graden langzaam over de koffie lopen.',
    'Roer de kan door voordat u schenkt. Onderin is de koffie het sterkst.',
    'Schenk binnen een half uur. Daarna wordt koffie op een plaatje bitter.',
  ],
  blocks: [
    h2('Ook voor morgen'),
    p(
      'Maak de kan meteen schoon met warm water en een borstel. Koffievet dat opdroogt, proeft u de hele week.',
    ),
  ],
});

export const coldBrew = dish({
  title: 'Cold brew voor de vergadering van morgen',
  intro:
    'Koud gezette koffie is zacht en houdt zich drie dagen goed. U hebt er alleen een kan en een nacht voor nodig.',
  prop: 'iced-glass',
  tint: '#e2dcd4',
  prep: 10,
  total: 730,
  yields: '10 glazen van 200 ml',
  needs: [
    need('koffie', 'koffiebonen', '120 gram, zo grof mogelijk gemalen', { pick: /bonen/i }),
    need('koude-bekers', 'bekers', '10 stuks, of glazen'),
    need('suiker-en-melk', 'suikersticks', 'voor wie wil', { pick: /suiker/i }),
    '1,5 liter koud water',
    'een kan met deksel en een fijne zeef',
  ],
  steps: [
    'Doe koffie en water in de kan en roer tot alles nat is.',
    'Zet de kan afgedekt twaalf uur in de koelkast.',
    'Zeef de koffie twee keer, zonder te persen.',
    'Proef en leng aan met koud water of melk.',
    'Serveer met ijs. Wat overblijft, gaat terug in de koelkast.',
  ],
});

export const snackBoard = dish({
  title: 'Borrelplank zonder afwas',
  intro: 'Een plank vol hapjes voor twaalf gasten, in bakjes die u daarna samen weggooit of composteert.',
  prop: 'bowl',
  tint: '#e8e0d0',
  prep: 30,
  total: 30,
  yields: '12 personen',
  needs: [
    need('snackbakken', 'snackbakjes', '24 stuks'),
    need('houten-bestek', 'vorkjes', '24 stuks', { pick: /vork/i }),
    need('servetten-luxe', 'servetten', '24 stuks'),
    need('tafelrollen', 'tafelrol', 'een meter per vier gasten'),
    '600 gram kaas in blokjes',
    '500 gram olijven en 400 gram noten',
    '2 stokbroden en 500 gram kruidenboter',
    'snijgroente met een dip naar keuze',
  ],
  steps: [
    'Rol het tafelpapier uit en leg de servetten in waaiers aan de rand.',
    'Verdeel kaas, olijven en noten over de bakjes, niet meer dan half vol.',
    'Snijd het brood pas op het laatst.',
    'Zet bij elke soort een paar vorkjes.',
    'Vul halverwege bij uit de koeling in plaats van alles tegelijk neer te zetten.',
  ],
});

export const salad = dish({
  title: 'Maaltijdsalade die drie dagen knapperig blijft',
  intro:
    'De volgorde in de bak doet het werk: dressing onder, blad boven. Zo bereidt u een week lunch op zondag.',
  prop: 'bowl',
  tint: '#dfebcd',
  prep: 35,
  total: 35,
  yields: '6 bakken van 750 ml',
  needs: [
    need('maaltijdbakken', 'maaltijdbakken', '6 stuks, met deksel'),
    need('houten-bestek', 'vorken', '6 stuks', { pick: /vork/i }),
    need('servetten-tissue', 'servetten', '6 stuks'),
    '600 gram gekookte linzen',
    '2 komkommers, 4 paprika’s en 300 gram spinazie',
    '6 eetlepels olijfolie, 3 eetlepels azijn en mosterd',
    '200 gram feta en een handje noten',
  ],
  steps: [
    'Klop olie, azijn en mosterd tot dressing en verdeel die over de bakken.',
    'Schep de linzen erop. Die mogen de dressing opnemen.',
    'Leg daarop paprika en komkommer, in stukken die op een vork passen.',
    'Verdeel feta en noten.',
    'Leg de spinazie bovenop en sluit de bak.',
    'Schud de bak pas om als u gaat eten.',
  ],
});
