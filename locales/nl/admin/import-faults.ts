import type { LineFault } from '@toonbank/contract';

/** Why a line of an import is left out, behind the name of the field that it is about. */
export const lineFaultText: Record<LineFault, string> = {
  not_a_number: 'dit is geen getal.',
  not_a_date: 'dit is geen datum.',
  not_an_ean: 'dit is geen geldige EAN.',
  not_yes_or_no: 'dit is geen ja of nee.',
  exponent:
    'Excel heeft de cijfers afgerond (zoals 8,71E+12). Zet de kolom op Tekst en vul het nummer opnieuw in.',
  formula_error: 'in deze cel staat een fout van een formule.',
  too_long: 'dit is te lang.',
  control_character: 'hier staat een onleesbaar teken.',
  value_missing: 'deze cel is leeg.',
  key_missing: 'Er staat geen nummer of EAN in deze regel.',
  article_unknown: 'Dit artikel heeft de winkel niet.',
  ean_ambiguous: 'Meer artikelen hebben deze EAN.',
  unit_unknown: 'deze eenheid heeft het artikel niet.',
  keys_differ: 'Artikelnummer en EAN horen bij verschillende artikelen.',
  duplicate_line: 'Een eerdere regel gaat over hetzelfde.',
  price_list_unknown: 'deze prijslijst heeft de winkel niet.',
  customer_unknown: 'Deze klant heeft de winkel niet.',
  group_unknown: 'deze groep heeft de winkel niet.',
  vat_unknown: 'dit btw-tarief bestaat niet.',
  country_unknown: 'dit land kennen wij niet.',
  negative: 'dit is minder dan 0.',
  not_whole: 'dit is geen heel getal.',
  too_large: 'dit is te groot.',
  below_minimum: 'dit is te klein.',
  period_reversed: 'De periode eindigt voor hij begint.',
  new_incomplete: 'Voor een nieuw artikel ontbreken gegevens.',
};
