/** The first slide of each shop: its best-selling kind of product, and where to find it. */
export interface TradeSlide {
  title: string;
  text: string;
  /** Of the link. */
  label: string;
  /** Family in its picture and behind its link. */
  family: RegExp;
}

const slide = (title: string, text: string, label: string, family: RegExp): TradeSlide => ({
  title,
  text,
  label,
  family,
});

/** By site. */
export const tradeSlides: Readonly<Record<string, TradeSlide>> = {
  demo: slide(
    'Eén bestelling voor alle toiletgroepen',
    'Toiletpapier, handdoekjes en zeep die in uw dispensers passen, op één pakbon.',
    'Bekijk toiletpapier',
    /^toiletpapier/,
  ),
  schoongroep: slide(
    'Uw werkkast weer compleet',
    'Sanitairreiniger, vloerreiniger en glasreiniger, met de kleur van de doek die erbij hoort.',
    'Bekijk de reinigers',
    /^(?:sanitairreiniger|vloerreiniger|glasreiniger|interieurreiniger)/,
  ),
  puurschoon: slide(
    'Papier dat al eens papier was',
    'Toiletpapier en handdoekjes van gerecyclede vezel, met een keurmerk dat u kunt nazoeken.',
    'Bekijk gerecycled papier',
    /^(?:toiletpapier-traditioneel|vouwhanddoekjes)/,
  ),
  horecahuis: slide(
    'Klaar voor een volle zaal',
    'Servetten, bekers en bakken voor binnen, terras en afhaal. Per doos, of per pallet voor het seizoen.',
    'Bekijk servetten',
    /^(?:servetten|koffiebekers|maaltijdbakken)/,
  ),
  zorgvoorraad: slide(
    'Handen schoon, afdeling gerust',
    'Handalcohol in flessen en vullingen, met de norm waaraan hij voldoet bij elk product.',
    'Bekijk handdesinfectie',
    /^handgel/,
  ),
  huispapier: slide(
    'Een half jaar niet meer denken aan toiletpapier',
    'Grote pakken, thuisbezorgd. De prijs per rol staat erbij, ook met btw.',
    'Bekijk toiletpapier',
    /^toiletpapier/,
  ),
  kantoorkring: slide(
    'De pantry gevuld voor maandag',
    'Koffie, bekers, vaatwastabletten en afwasmiddel: één ronde langs de kast, één bestelling.',
    'Bekijk vaat en was',
    /^(?:koffie|vaatwastabletten|afwasmiddel)/,
  ),
  erfenstal: slide(
    'Handschoenen voor melkput en werkplaats',
    'Nitril en stevig werkleer, in alle maten en per doos of krat.',
    'Bekijk handschoenen',
    /^handschoenen-(?:nitril|werk)/,
  ),
  bouwkeet24: slide(
    'Stof van de zaag hoort niet in de longen',
    'Ademmaskers per doos, met bij elk masker tegen welk stof het beschermt.',
    'Bekijk ademmaskers',
    /^ademmaskers/,
  ),
  papierpunt: slide(
    'De rol die in uw houder past',
    'Doprol, jumborol of gewone rol: bij elke soort staat in welke dispenser die gaat.',
    'Bekijk toiletpapier',
    /^toiletpapier/,
  ),
  zakkenhuis: slide(
    'Eerst de bak meten, dan de zak kiezen',
    'Van pedaalemmer tot container: maat, dikte en liters staan bij elke zak.',
    'Bekijk vuilniszakken',
    /^vuilniszakken/,
  ),
  zeepmeester: slide(
    'Zeep voor handen die werken',
    'Van schuim bij de wastafel tot korrelzeep in de werkplaats, ook als navulcan.',
    'Bekijk handzeep',
    /^(?:zeepvullingen|werkplaatszeep|zeep-pompflessen)/,
  ),
  dispenserplein: slide(
    'Eén lijn aan de muur',
    'Dispensers voor zeep, papier en handdoekjes in dezelfde kleur, met vullingen die passen.',
    'Bekijk dispensers',
    /^(?:zeepdispensers|handdoekdispensers|toiletroldispensers)/,
  ),
  handschoenhal: slide(
    'Nitril in elke maat op voorraad',
    'Poedervrij, van XS tot XXL, in blauw, zwart en wit. Per doos van honderd of per omdoos.',
    'Bekijk nitril handschoenen',
    /^handschoenen-nitril/,
  ),
  maskermagazijn: slide(
    'FFP1, FFP2 of FFP3?',
    'Bij elk masker staat waar het tegen beschermt en hoe lang het op mag blijven.',
    'Bekijk ademmaskers',
    /^ademmaskers/,
  ),
  vloerzorg: slide(
    'Vlak moppen, minder water',
    'Moppen, platen en stelen die op elkaar passen, met de reiniger die uw vloer verdraagt.',
    'Bekijk mopsystemen',
    /^(?:vlakmoppen|mopemmers)/,
  ),
  glasenraam: slide(
    'Trekken zonder strepen',
    'Wissers, rubbers en inwassers, los te vervangen en in de maten van elk raam.',
    'Bekijk raamwissers',
    /^(?:raamwissers|inwassers)/,
  ),
  keukenhygiene: slide(
    'Schoon volgens uw eigen plan',
    'Ontvetters en desinfectie met inwerktijd en dosering op het etiket, zodat de lijst klopt.',
    'Bekijk ontvetters',
    /^(?:ontvetter|keukenreiniger|desinfectie-oppervlak)/,
  ),
  sanitairplein: slide(
    'Kalk weg, tegel heel',
    'Ontkalkers en toiletreinigers voor dagelijks en wekelijks, met de zuurgraad erbij.',
    'Bekijk toiletreinigers',
    /^(?:toiletreiniger|ontkalker)/,
  ),
  verpakkingsloods: slide(
    'Wat vandaag binnenkomt, gaat vandaag de deur uit',
    'Dozen, tape en opvulmateriaal in vaste maten, plat geleverd en snel gevouwen.',
    'Bekijk dozen',
    /^(?:verzenddozen|brievenbusdozen|tape)/,
  ),
  schoolschoon: slide(
    'Papier en zeep tot de volgende vakantie',
    'Handdoekjes, jumborollen en zeep voor alle toiletgroepen, geleverd buiten de lestijden.',
    'Bekijk handdoekjes',
    /^(?:vouwhanddoekjes|toiletpapier-jumbo)/,
  ),
  hotelvoorraad: slide(
    'Elke kamer hetzelfde',
    'Tissues, zeep en papier voor de housekeepingkar, in dozen die op de etage passen.',
    'Bekijk tissues',
    /^(?:tissues|zeep-pompflessen|toiletpapier-traditioneel)/,
  ),
  gemeentewinkel: slide(
    'Zakken voor straat, park en loket',
    'Vuilniszakken en containerzakken op maat en dikte, met levering op de gemeentewerf.',
    'Bekijk vuilniszakken',
    /^(?:vuilniszakken|containerzakken)/,
  ),
};
