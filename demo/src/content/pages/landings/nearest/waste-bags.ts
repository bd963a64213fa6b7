import type { NearestTexts } from './model.ts';

export const wasteBagsElsewhere: NearestTexts = {
  zorgvoorraad: {
    lead: 'Zakken voor gewoon huisvuil verkopen wij niet. Wij leveren de zakken die in de zorg apart moeten: voor medisch afval en voor linnen.',
    advice:
      'Wat volgens uw protocol apart gaat, hoort in een zak die u herkent en die dicht blijft. Gebruik per stroom één kleur en plak op de bak wat erin mag. Naalden gaan nooit in een zak, ook niet in een dikke: die horen in een naaldcontainer.',
    offers: ['medisch-afval', 'gekleurde-zakken', 'hygienezakjes', 'pedaalemmers'],
  },
  papierpunt: {
    lead: 'Afvalzakken verkopen wij niet. Wel kunnen wij u helpen om minder papier weg te gooien.',
    advice:
      'De bak naast de wastafel is meestal vol met droge handdoekjes: er zijn er drie getrokken waar één genoeg was. Een dispenser die één vel tegelijk geeft, scheelt zakken. Een rol met automatische toevoer scheelt nog meer.',
    offers: ['handdoekdispensers', 'handdoekrollen', 'vouwhanddoekjes'],
  },
  zeepmeester: {
    lead: 'Afvalzakken verkopen wij niet. Aan het afval dat zeep geeft, kunnen wij wel iets doen.',
    advice:
      'Een lege vulling is klein en plat; een lege pompfles is een hele fles. Een can van vijf liter vervangt er tien. Vult u bij uit een can, spoel het reservoir dan eerst om en laat het drogen.',
    offers: ['zeep-navulcans', 'zeepvullingen', 'werkplaatszeep'],
  },
  dispenserplein: {
    lead: 'Afvalzakken verkopen wij niet. Wij leveren het papier dat erin belandt, en de dispenser die zorgt dat het er minder wordt.',
    advice:
      'Zet de afvalbak onder het papier en niet onder de zeep: dan valt er minder naast. Een dispenser met één vel per keer houdt de zak een dag langer leeg. Meet uw bak voordat u elders zakken bestelt; de omtrek telt, niet de hoogte.',
    offers: ['handdoekdispensers', 'handdoekrollen', 'vouwhanddoekjes'],
  },
  handschoenhal: {
    lead: 'Afvalzakken verkopen wij niet. Voor wie ze leegt en wisselt, hebben wij de goede handschoen.',
    advice:
      'In een zak kan altijd iets scherps zitten. Draag bij het legen van bakken buiten een snijvaste werkhandschoen, en druk een volle zak nooit met de hand aan. Voor bakken op kantoor is een wegwerphandschoen van nitril genoeg.',
    offers: ['handschoenen-werk', 'handschoenen-nitril'],
  },
  maskermagazijn: {
    lead: 'Afvalzakken verkopen wij niet. Wel vragen klanten ons vaak waar een gebruikt masker heen moet.',
    advice:
      'Een gebruikt masker of schort gaat bij het restafval, in een bak met deksel en een zak die dicht kan. In de zorg bepaalt uw protocol of het apart moet. Trek handschoenen als laatste uit, nadat de zak is dichtgeknoopt, en desinfecteer uw handen.',
    offers: ['handschoenen-nitril', 'handgel-flessen', 'schorten'],
  },
  vloerzorg: {
    lead: 'Afvalzakken verkopen wij niet. Wij leveren wat u gebruikt voordat het vuil in de zak zit: bezems, vegers en trekkers.',
    advice:
      'Veeg altijd voordat u dweilt. Wat droog in een zak gaat, hoeft u niet nat uit een mop te spoelen. Aan een mopwagen hangt u een open zak, zodat u onderweg niet naar een bak hoeft te zoeken.',
    offers: ['bezems', 'mopemmers', 'vloertrekkers'],
  },
  glasenraam: {
    lead: 'Afvalzakken verkopen wij niet. Een glazenwasser maakt weinig afval, en met wasbare doeken nog minder.',
    advice:
      'Het meeste dat wij klanten zien weggooien, is papier dat een doek had kunnen zijn. Een microvezeldoek wast u honderden keren. Bewaar vuile doeken apart van schone, bijvoorbeeld in een tweede emmer in de bus.',
    offers: ['microvezeldoeken', 'werkdoeken', 'mopemmers'],
  },
  keukenhygiene: {
    lead: 'Afvalzakken verkopen wij niet. Zakken om voedsel in te bewaren hebben wij wel, en dat is een ander soort zak.',
    advice:
      'Een vershoudzak is gemaakt voor contact met voedsel; een afvalzak niet, hoe schoon hij ook lijkt. Leg deeg, vlees of gesneden groente dus nooit in een afvalzak. Wat u goed afdekt en dateert, belandt minder snel in de bak.',
    offers: ['vershoudzakken', 'keukenfolie'],
  },
};
