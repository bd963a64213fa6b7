import type { Country, FieldFault } from '@toonbank/contract';

/** Error text per field fault; a fault without a sentence does not compile. */
const faults: Record<FieldFault, string> = {
  required: 'Vul dit veld in.',
  too_long: 'Dit is te lang. Kort het in.',
  invalid: 'Dit kunnen wij niet lezen. Controleer wat u hebt ingevuld.',
  control_character: 'Hier staat een onzichtbaar teken in. Typ de tekst opnieuw.',
  unknown: 'Dit gegeven kunt u hier niet wijzigen.',
  invalid_postcode: 'Deze postcode klopt niet.',
  invalid_house_number: 'Een huisnummer begint met een cijfer, bijvoorbeeld 12, 12a of 12 bus 3.',
  invalid_kvk: 'Een KvK-nummer heeft acht cijfers, een Belgisch ondernemingsnummer tien.',
  invalid_vat_number: 'Dit btw-nummer klopt niet. Het begint met NL of BE, bijvoorbeeld NL123456782B01.',
  invalid_email: 'Dit e-mailadres klopt niet. Schrijf het als naam@bedrijf.nl.',
  invalid_phone: 'Dit telefoonnummer klopt niet. Het heeft minstens negen cijfers.',
  country_not_served: 'In dit land bezorgen wij niet.',
  too_many_addresses: 'U hebt 100 adressen, meer kan niet. Verwijder er eerst een.',
  default_needed: 'Eén adres is altijd het standaardadres. Maak eerst een ander adres standaard.',
  password_wrong: 'Uw huidige wachtwoord klopt niet.',
  password_too_short: 'Kies een langer wachtwoord, van minstens tien tekens.',
  password_too_long: 'Dit wachtwoord is te lang.',
  password_too_common: 'Dit wachtwoord wordt te vaak gebruikt. Kies een ander.',
  password_too_simple: 'Dit wachtwoord is te eenvoudig. Gebruik meer verschillende tekens.',
  password_known: 'Kies een wachtwoord dat niet op uw naam, bedrijf of vorige wachtwoord lijkt.',
};

const postcodes: Record<Country, string> = {
  NL: 'Vul een Nederlandse postcode in: vier cijfers en twee letters, bijvoorbeeld 1234 AB.',
  BE: 'Vul een Belgische postcode in: vier cijfers, bijvoorbeeld 9000.',
};

/** What a field needs, by its name, where it is empty; all other fields have the usual sentence. */
const needs: Record<Country, Readonly<Record<string, string>>> = {
  NL: {
    company: 'Vul de naam van uw bedrijf of instelling in.',
    kvk: 'Vul uw KvK-nummer in (8 cijfers).',
    firstName: 'Vul een voornaam in.',
    lastName: 'Vul een achternaam in.',
    name: 'Vul een naam in.',
    email: 'Vul een e-mailadres in.',
    postcode: 'Vul een postcode in, bijvoorbeeld 1234 AB.',
    houseNumber: 'Vul een huisnummer in.',
    street: 'Vul een straat in.',
    city: 'Vul een plaats in.',
    orderNumber: 'Vul een bestelnummer in.',
    content: 'Vul uw bericht in.',
  },
  BE: {
    kvk: 'Vul uw ondernemingsnummer in (10 cijfers), of uw KvK-nummer (8 cijfers).',
    postcode: 'Vul een postcode in, bijvoorbeeld 9000.',
  },
};

/**
 * The sentence for a fault; an unknown fault reads as an invalid value.
 * @param field the name of the field
 */
export function faultText(fault: string, country = 'NL', field = ''): string {
  const code = country === 'BE' ? 'BE' : 'NL';
  if (fault === 'invalid_postcode') return postcodes[code];
  if (fault === 'required') return needs[code][field] ?? needs.NL[field] ?? faults.required;
  return Object.hasOwn(faults, fault) ? faults[fault as FieldFault] : faults.invalid;
}
