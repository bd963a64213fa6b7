import type { brands } from '../catalogue/brands.ts';

/** Description of a brand in two sentences; true on every site, whatever part of its range is sold there. */
export const brandTexts: Record<keyof typeof brands, string> = {
  helderwit:
    'Helderwit maakt hygiënepapier in Nederland, van toiletrol tot handdoekrol. Het papier is wit zonder optische witmakers en komt voor het grootste deel uit gecertificeerde bossen.',
  vezelaar:
    'Vezelaar uit België perst zuinig papier uit oude vezels: ontinkt, ongebleekt of gemengd. De keuze voor wie veel papier gebruikt en op de prijs per meter let.',
  zachtvel:
    'Zachtvel is het zachte segment: drie en vier lagen, met reliëf, gemaakt in Duitsland. U vindt het in hotelkamers, spreekkamers en overal waar gasten komen.',
  papivolta:
    'Papivolta levert voordelig papier uit Italië, in de gewone maten van de gewone dispensers. Sterk in jumborollen, vouwhanddoeken en tafelrollen.',
  nordvlies:
    'Nordvlies uit Zweden maakt sterk papier: poetsrollen die ook nat heel blijven, gevouwen toiletpapier en tissues. Voor wie met één vel klaar wil zijn.',
  sterkvang:
    'Sterkvang maakt zakken in Nederland, grotendeels van gerecycled LDPE. De dikte staat op elke rol, en de las houdt langer dan de folie.',
  zakkora:
    'Zakkora uit Polen maakt zakken, tassen en folie in grote series, en dus tegen een lage prijs. Voor droog en dagelijks gebruik.',
  hergolin:
    'Hergolin helpt bij gescheiden inzamelen: zakken en bakken met één kleur per stroom. Het materiaal is zelf ook gerecycled, in Duitsland.',
  bladrond:
    'Bladrond maakt composteerbare zakken op zetmeelbasis, gekeurd volgens EN 13432. Ze komen uit Italië, waar gft al jaren in zulke zakken wordt opgehaald.',
  tonnerik:
    'Tonnerik is de Nederlandse bakkenmaker: prullenbakken, pedaalemmers en afvaleilanden. Deksels en binnenbakken zijn uitneembaar en gaan gewoon in het sop.',
  sopranol:
    'Sopranol maakt dagelijkse schoonmaakmiddelen in Nederland, van vloer tot glas. De kleur van het etiket zegt voor welke ruimte het middel is.',
  frisolant:
    'Frisolant uit België is het voordelige merk voor elke dag, met een geur die niet blijft hangen. In flacon, can en als navulling.',
  klarivaan:
    'Klarivaan uit Duitsland maakt middelen voor vakmensen: hooggeconcentreerd en met een doseerschema op elke verpakking. Ook voor machines en spoelkeuken.',
  groenzuiver:
    'Groenzuiver maakt middelen op plantaardige basis, ook in uitvoeringen zonder parfum en kleurstof. Die dragen het EU Ecolabel.',
  desimaro:
    'Desimaro uit Frankrijk is gespecialiseerd in desinfectie van handen en oppervlakken. Norm en inwerktijd staan voor op het etiket.',
  vetlozen:
    'Vetlozen doet één ding: vet verwijderen, van het fornuis tot de oven en de vaat. Sterk alkalisch, dus met handschoenen en zuinig gebruiken.',
  vaatora:
    'Vaatora uit Duitsland hoort bij de vaatwasser: glansmiddel en zout voor helder glas. Ook voor hard water.',
  waslinde:
    'Waslinde verzorgt de was in grote en kleine wasserijen. Gemaakt in Nederland, zuinig te doseren en mild voor textiel.',
  handelijn:
    'Handelijn maakt zeep, gel en crème voor handen die vaak gewassen worden. Met de dispensers die erbij passen, uit Nederland.',
  schuimora:
    'Schuimora uit België maakt schuimzeep en navulzeep: zacht, voordelig en licht geparfumeerd. Eén liter schuimzeep is goed voor ruim tweeduizend keer wassen.',
  palmadou:
    'Palmadou uit Frankrijk maakt verzorgende handzeep en crème in pompflessen die gezien mogen worden. Voor hotelkamer, restaurant en praktijk.',
  muurhart:
    'Muurhart maakt dispensers in Nederland: slagvast, afsluitbaar en snel te vullen. Voor papier, zeep en doekjes.',
  inoxara:
    'Inoxara uit Spanje werkt in geborsteld roestvrij staal. Dispensers en emmers die tegen stevig schoonmaken kunnen.',
  grijpland:
    'Grijpland maakt handschoenen voor het echte werk, van nitril tot gecoat breiwerk. In alle gangbare maten, uit Maleisië.',
  latesco:
    'Latesco uit Thailand maakt eenvoudige wegwerphandschoenen tegen een scherpe prijs. Voor kort en licht werk.',
  vingervast:
    'Vingervast maakt dunne handschoenen waarin u blijft voelen wat u doet. Poedervrij en per vingertop geruwd, uit Maleisië.',
  ademwacht:
    'Ademwacht maakt mondkapjes, ademmaskers en haarnetten. Op elke doos staan de norm en de klasse, met een tekening van hoe u ze draagt.',
  schermaar:
    'Schermaar uit Duitsland levert bescherming voor zorg en voeding, van onderzoekspapier tot werkhandschoen. Elk product met zijn norm.',
  mopperij:
    'Mopperij maakt moppen, emmers, bezems en borstels in Nederland. Alles past op dezelfde steel en is per onderdeel te vervangen.',
  borstelaer:
    'Borstelaer uit België bindt borstels en wissers zoals het al generaties gaat, nu ook in vier kleuren voor hygiënezones.',
  microvaan:
    'Microvaan weeft microvezel in Zuid-Korea: fijn garen dat vuil met alleen water meeneemt. Doeken en wissers die honderden wasbeurten meegaan.',
  bekerbos:
    'Bekerbos uit Finland maakt bekers, bakken en bestek van hout en karton uit noordelijk bos. Bekers en deksels passen op elkaar per randmaat.',
  tafelwijs:
    'Tafelwijs dekt de tafel: servetten, bekers en folie uit Duitsland. Kleuren worden jarenlang geleverd, zodat nabestellen klopt.',
  kartonka:
    'Kartonka uit Polen vouwt karton: dozen, bakken en tassen. Plat geleverd en in één beweging opgezet.',
  wikkelrijk:
    'Wikkelrijk verpakt wat weg moet of vers moet blijven: dozen, tape, folie en zakken. Gemaakt in Nederland.',
  geurmolen:
    'Geurmolen maakt luchtverfrissing die op de achtergrond blijft. Sprays en vullingen uit Nederland, met de sterkte op het etiket.',
  bonenkade:
    'Bonenkade brandt koffie in Nederland en levert wat ernaast staat: suiker, melk en thee. Per doos voor kantine, vergaderkamer en keet.',
};
