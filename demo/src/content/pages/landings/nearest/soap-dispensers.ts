import type { NearestTexts } from './model.ts';

export const soapDispensersElsewhere: NearestTexts = {
  puurschoon: {
    lead: 'Zeepdispensers verkopen wij niet. Er hangt er meestal al een, en die laten wij liever hangen dan dat wij een nieuwe leveren.',
    advice:
      'Kijk eerst welk systeem u hebt: navulbaar of met een gesloten vulling. Voor het eerste leveren wij cans, voor het tweede vullingen. Hangt er niets, dan is een pompfles die u zelf bijvult de zuinigste oplossing.',
    offers: ['zeep-pompflessen', 'zeep-navulcans', 'zeepvullingen'],
  },
  horecahuis: {
    lead: 'Zeepdispensers verkopen wij niet. De zeep die erin gaat wel, voor de keuken en voor het gastentoilet.',
    advice:
      'Bij de handwasbak in de keuken kiest u zeep zonder parfum, zodat eten niet naar bloemen ruikt. Op het gastentoilet mag het iets mooiers zijn: een pompfles staat netter dan een oude dispenser. Controleer voor elke avond of hij vol is.',
    offers: ['zeepvullingen', 'zeep-pompflessen', 'zeep-navulcans'],
  },
  huispapier: {
    lead: 'Zeepdispensers voor aan de muur verkopen wij niet. In de meeste huizen staat een pompfles, en die hebben wij wel.',
    advice:
      'Koop een keer een pompfles en vul hem daarna bij uit een can. Dat is per keer voordeliger en er gaat minder plastic weg. Spoel de fles om voordat u bijvult, en laat hem open drogen.',
    offers: ['zeep-pompflessen', 'zeep-navulcans', 'handgel-flessen'],
  },
  bouwkeet24: {
    lead: 'Zeepdispensers verkopen wij niet. In een keet wordt geboord, gesloopt en verhuisd; daar werkt een pot zeep met pomp beter.',
    advice:
      'Zet werkplaatszeep naast de kraan en hang er papier bij. De korrel haalt kit, vet en cement weg die gewone zeep laat zitten. Smeer aan het eind van de dag crème: cement droogt de huid sterk uit.',
    offers: ['werkplaatszeep', 'handcreme', 'handdoekrollen'],
  },
  papierpunt: {
    lead: 'Zeepdispensers verkopen wij niet. Onze dispensers zijn voor papier: handdoeken en toiletrollen.',
    advice:
      'Zeep en papier horen bij elkaar, dus let bij de keuze op de plaats. Hang de handdoekdispenser op minder dan een armlengte van de zeep, dan druipt er minder op de vloer. Wilt u beide in dezelfde kleur, vraag ons dan naar de afwerking voordat u elders zeepdispensers bestelt.',
    offers: ['handdoekdispensers', 'toiletroldispensers', 'vouwhanddoekjes'],
  },
  zakkenhuis: {
    lead: 'Zeepdispensers verkopen wij niet. Van alles in de toiletruimte is er één ding van ons: de zak in de emmer.',
    advice:
      'Onder een wastafel past meestal een emmer van 10 tot 20 liter. Kies daar een dunne zak voor en wissel hem elke dag; natte handdoekjes gaan anders ruiken. Voor een grote bak met papier neemt u een ruimere zak, want papier is licht en bol.',
    offers: ['pedaalemmerzakken', 'hygienezakjes', 'vuilniszakken'],
  },
  handschoenhal: {
    lead: 'Zeepdispensers verkopen wij niet. Wij verkopen handschoenen, en die vervangen het handen wassen niet.',
    advice:
      'Was of desinfecteer uw handen voordat u handschoenen aantrekt, en nog een keer als u ze uitdoet. Trek ze alleen aan over droge handen: op een vochtige huid gaat het zweten sneller. Hang de zeep dus bij de plaats waar de doos handschoenen staat.',
    offers: ['handschoenen-nitril', 'handschoenen-latex', 'handschoenen-vinyl'],
  },
  maskermagazijn: {
    lead: 'Zeepdispensers verkopen wij niet. Handgel wel, in flessen en als vulling voor een dispenser die al hangt.',
    advice:
      'Voordat u een masker aanraakt, zijn uw handen schoon. Bij zichtbaar vuil wast u ze met water en zeep; anders is handgel genoeg. Zet de gel bij de maskers zelf, niet bij de deur: dan wordt hij ook gebruikt.',
    offers: ['handgel-flessen', 'desinfectiedoekjes', 'handschoenen-nitril'],
  },
  vloerzorg: {
    lead: 'Zeepdispensers verkopen wij niet. Wij zien vooral wat eronder ligt: een vloer met zeepvlekken.',
    advice:
      'Gemorste zeep maakt een vloer glad en laat doffe plekken achter. Hang een dispenser daarom boven de wastafel en niet boven de vloer. Ligt er toch zeep, neem die dan op met een bijna droge mop en veel schoon water; een extra scheut middel maakt het erger.',
    offers: ['vloertrekkers', 'vlakmoppen', 'vloerreiniger'],
  },
  glasenraam: {
    lead: 'Zeepdispensers verkopen wij niet. De zeep die bij ons verkocht wordt, gaat in de emmer en niet op de handen.',
    advice:
      'Rond de wastafel helpen wij u wel aan heldere spiegels en tegels zonder spatten. Zeepresten haalt u weg met een vochtige microvezeldoek; daarna trekt u het vlak droog. Gebruik voor glas nooit handzeep, want die laat een vettige film achter.',
    offers: ['microvezeldoeken', 'raamwissers', 'allesreiniger'],
  },
  keukenhygiene: {
    lead: 'Zeepdispensers verkopen wij niet. Voor schone handen in de keuken leveren wij wel handgel, papier en handschoenen.',
    advice:
      'Een handwasbak in een keuken heeft zeep, warm water en papier nodig, en een kraan die u zonder handen bedient. Handgel komt erbij, niet in plaats van zeep: op vette handen werkt hij slecht. Kies een dispenser met elleboogbediening en een gesloten vulling.',
    offers: ['handgel-flessen', 'vouwhanddoekjes', 'handdoekrollen'],
  },
  verpakkingsloods: {
    lead: 'Zeepdispensers verkopen wij niet. Voor handen in het magazijn hebben wij wel werkhandschoenen en poetspapier.',
    advice:
      'Karton trekt vet uit de huid en snijdt in vingers; wie de hele dag dozen vouwt, is met dunne werkhandschoenen beter af. Zet bij de wasbak een poetsrol om te drogen. Voor lijm en inkt hebt u elders een zeep met korrel nodig.',
    offers: ['handschoenen-werk', 'industrierollen'],
  },
  hotelvoorraad: {
    lead: 'Zeepdispensers verkopen wij niet. De zeep voor kamer en toilet wel, in pompflessen, cans en gesloten vullingen.',
    advice:
      'Voor de badkamer van een gast is een pompfles de eenvoudigste keuze: hij staat meteen goed en er hoeft niet geboord te worden. Laat de huishouding bijvullen uit een can, met schone en droge flessen. Hangt er al een dispenser, geef ons dan merk en maat door.',
    offers: ['zeep-pompflessen', 'zeep-navulcans', 'zeepvullingen'],
  },
};
