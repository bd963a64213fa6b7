import type { LineFault } from '@toonbank/contract';

/** Why a line of an import is left out and what to do; the column and its cell stand beside it. */
export const lineFaultText: Record<LineFault, string> = {
  not_a_number: 'Dit is geen getal. Vul alleen cijfers in, zo nodig met een komma.',
  not_a_date: 'Dit is geen datum. Schrijf die als 31-12-2027, of kies bij Kolommen een andere schrijfwijze.',
  not_an_ean: 'Dit is geen geldige EAN: een cijfer klopt niet of ontbreekt. Neem hem over van het etiket.',
  not_yes_or_no: 'Vul ja of nee in.',
  exponent:
    'Excel heeft de cijfers afgerond (zoals 8,71E+12). Zet de kolom op Tekst en vul het nummer opnieuw in.',
  formula_error: 'In deze cel staat een fout van een formule. Vul de waarde zelf in.',
  too_long: 'Dit is te lang. Maak het korter.',
  control_character: 'Hier staat een onleesbaar teken. Typ de tekst opnieuw.',
  value_missing: 'Deze cel is leeg. Vul een waarde in.',
  key_missing: 'Er staat geen nummer of EAN in deze regel. Vul er een in.',
  article_unknown: 'Dit artikel heeft de winkel niet. Verbeter het nummer, of importeer eerst de artikelen.',
  ean_ambiguous: 'Meer artikelen hebben deze EAN. Vul ook het artikelnummer in.',
  unit_unknown:
    'Deze eenheid heeft het artikel niet. Verbeter de naam, of voeg de eenheid bij de artikelen toe.',
  keys_differ: 'Artikelnummer en EAN horen bij verschillende artikelen. Verbeter of wis een van de twee.',
  duplicate_line: 'Een eerdere regel gaat over hetzelfde. Haal een van de twee weg.',
  lines_differ:
    'Een eerdere regel zegt iets anders over dit artikel. Maak ze gelijk, of laat deze cellen leeg.',
  price_list_unknown:
    'Deze prijslijst heeft de winkel niet. Maak die eerst bij Prijslijsten, of verbeter de naam.',
  customer_unknown: 'Deze klant heeft de winkel niet. Verbeter het nummer, of importeer eerst de klanten.',
  group_unknown: 'Deze groep heeft de winkel niet. Maak die eerst bij Groepen, of verbeter de naam.',
  group_ambiguous: 'Meer groepen heten zo. Vul ook de groep erboven in: Schoonmaak > Dweilen.',
  main_group: 'Dit is de hoofdgroep van het artikel. Vervang die door een andere groep.',
  actions_differ:
    'Een eerdere regel van dit artikel vervangt de groepen, of juist niet. Kies voor een artikel één van beide.',
  other_line_faulty: 'Een andere regel van dit artikel is fout. Verbeter die; dan telt deze regel ook mee.',
  group_action_unknown: 'Vul toevoegen, verwijderen of vervangen in.',
  file_type_unknown: 'Dit is geen jpg, png, webp of pdf. Sla het bestand zo op.',
  file_unreadable: 'Dit bestand is beschadigd of heeft een wachtwoord. Sla het opnieuw op.',
  file_over_limit: 'Dit bestand is te groot: hoogstens 20 MB en 50 miljoen beeldpunten. Verklein het.',
  vat_unknown: 'Dit btw-tarief bestaat niet. Vul 9 of 21 in.',
  country_unknown: 'Dit land kennen wij niet. Vul NL of BE in.',
  postcode_invalid: 'Dit is geen postcode van dat land. Schrijf die als 1234 AB, of in België als 1234.',
  house_number_invalid: 'Dit is geen huisnummer. Vul een getal in, met een toevoeging als die er is: 12a.',
  email_invalid: 'Dit is geen e-mailadres. Schrijf het als naam@bedrijf.nl.',
  email_taken: 'Een andere gebruiker heeft dit e-mailadres al. Vul een ander in.',
  kvk_invalid: 'Dit is geen KvK- of ondernemingsnummer. Een KvK-nummer heeft 8 cijfers.',
  vat_number_invalid: 'Dit is geen geldig btw-nummer. Schrijf het als NL123456782B01.',
  customer_kind_unknown: 'Vul zakelijk of particulier in.',
  negative: 'Een waarde onder 0 kan niet. Vul 0 of meer in.',
  not_whole: 'Vul een heel getal in.',
  too_large: 'Dit getal is te groot. Controleer de komma.',
  below_minimum: 'Vul minstens 1 in.',
  period_reversed: 'De periode eindigt voor hij begint. Wissel de datums om.',
  new_incomplete: 'Dit ontbreekt, en is nodig om toe te voegen wat de winkel niet heeft. Vul het in.',
};
