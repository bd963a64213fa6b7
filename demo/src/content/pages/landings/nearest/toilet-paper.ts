import type { NearestTexts } from './model.ts';

export const toiletPaperElsewhere: NearestTexts = {
  erfenstal: {
    lead: 'Toiletpapier verkopen wij niet. Ons papier is gemaakt voor de melkput, de werkplaats en de hygiënesluis, niet voor het toilet.',
    advice:
      'Voor handen en uiers, gereedschap en gemorste melk hebben wij wel papier. Bij de wasbak hangt u handdoekpapier, in de werktuigenloods een poetsrol. Gooi dat papier nooit in het toilet: het blijft heel en verstopt de put van uw erf.',
    offers: ['handdoekrollen', 'vouwhanddoekjes', 'industrierollen'],
  },
  zakkenhuis: {
    lead: 'Toiletpapier verkopen wij niet. Ons magazijn ligt vol met zakken, en daar willen wij de beste in zijn.',
    advice:
      'Op het toilet leveren wij wat ernaast nodig is: zakken voor het emmertje en hygiënezakjes voor in de houder. Een zak van 20 of 25 liter past in de meeste toiletemmers. Wisselt u ze elke dag, dan is dun genoeg.',
    offers: ['pedaalemmerzakken', 'hygienezakjes', 'vuilniszakken'],
  },
  zeepmeester: {
    lead: 'Toiletpapier verkopen wij niet. Wij houden het bij wat na het toilet komt: handen wassen, drogen en verzorgen.',
    advice:
      'Vult u de toiletruimte opnieuw in, begin dan bij de zeep. Een dispenser met een gesloten vulling blijft schoon en druppelt niet. Op plaatsen zonder water hangt u handgel, bijvoorbeeld bij de uitgang van een mobiel toilet.',
    offers: ['zeepdispensers', 'zeepvullingen', 'handgel-flessen'],
  },
  handschoenhal: {
    lead: 'Toiletpapier verkopen wij niet. In onze hal liggen alleen handschoenen, voor elk werk en in elke maat.',
    advice:
      'Wie toiletten schoonmaakt, vindt bij ons wel bescherming. Neem voor de pot een paar in een eigen kleur en gebruik dat nergens anders. Dan komt de handschoen van het toilet nooit bij de wastafel of in de keuken.',
    offers: ['handschoenen-huishoud', 'handschoenen-nitril', 'handschoenen-vinyl'],
  },
  maskermagazijn: {
    lead: 'Toiletpapier verkopen wij niet. Ons magazijn is er voor maskers, wegwerpkleding en schone handen.',
    advice:
      'Voor de toiletruimte komt ons assortiment alleen in de buurt bij hygiëne. Met desinfectiedoekjes neemt u de bril, de spoelknop en de deurklink af. Maak eerst schoon wat zichtbaar vuil is; een doekje werkt niet door vuil heen.',
    offers: ['desinfectiedoekjes', 'handgel-flessen', 'handschoenen-nitril'],
  },
  vloerzorg: {
    lead: 'Toiletpapier verkopen wij niet. Wij zijn er voor de vloer, ook voor die van de toiletruimte.',
    advice:
      'Een toiletvloer vraagt een eigen mop en een eigen emmer, want wat daar ligt wilt u niet in de gang. Dweil van schoon naar vuil en eindig bij de pot. Een vloertrekker haalt het water van de tegels, zodat niemand uitglijdt.',
    offers: ['vloerreiniger', 'strengmoppen', 'mopemmers', 'vloertrekkers'],
  },
  glasenraam: {
    lead: 'Toiletpapier verkopen wij niet. In onze winkel draait alles om glas, van de spiegel tot de gevel.',
    advice:
      'Papier hebben wij wel, maar dan op poetsrollen voor de bus en de werkplaats. Voor de spiegel boven de wastafel is een microvezeldoek beter dan papier: die laat geen pluisjes achter. Spoel poetspapier nooit door, want het lost niet op.',
    offers: ['industrierollen', 'microvezeldoeken', 'werkdoeken'],
  },
  keukenhygiene: {
    lead: 'Toiletpapier verkopen wij niet. Wij leveren papier voor de keuken, en dat is ander papier.',
    advice:
      'Bij de handwasbak van een keuken hoort papier dat u één keer gebruikt: vouwhanddoekjes of een rol. Voor werkblad en vloer neemt u een poetsrol, die nat sterk blijft. Juist daarom mag dit papier nooit in het toilet.',
    offers: ['vouwhanddoekjes', 'handdoekrollen', 'keukenrollen', 'industrierollen'],
  },
  verpakkingsloods: {
    lead: 'Toiletpapier verkopen wij niet. In de loods staan dozen, folie, tape en tassen, en voor het magazijn zelf ook poetspapier.',
    advice:
      'Een poetsrol op een wandhouder hoort bij elke paktafel: voor lijmresten, gemorste inkt en vuile handen. Dat papier is nat sterk en lost niet op. Hang er dus een afvalbak bij en spoel het niet door.',
    offers: ['industrierollen', 'containerzakken'],
  },
};
