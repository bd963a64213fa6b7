import type { ErrorCode } from '@toonbank/contract';

/** One sentence per error code: a code without a sentence does not compile. */
const errors: Record<ErrorCode, string> = {
  credentials_wrong: 'Gebruikersnaam of wachtwoord klopt niet.',
  invalid_request: 'Een of meer gegevens kloppen niet. Controleer wat u hebt ingevuld.',
  site_token_missing: 'Stel een x-site-token in voor deze website.',
  site_token_unknown: 'Deze website is bij ons niet bekend.',
  session_missing: 'Uw sessie is verlopen. Laad de pagina opnieuw.',
  session_invalid: 'Uw sessie is verlopen. Log opnieuw in.',
  login_required: 'Log in om verder te gaan.',
  admin_required: 'Hiervoor moet u als beheerder zijn ingelogd.',
  cross_origin: 'Dit verzoek kwam van een andere website en is niet uitgevoerd.',
  not_found: 'Wat u zoekt, bestaat niet (meer).',
  endpoint_unknown: 'Deze functie bestaat niet.',
  conflict: 'Iemand anders heeft dit net gewijzigd. Laad de pagina opnieuw.',
  stale_version: 'Iemand anders heeft dit net gewijzigd. Laad de pagina opnieuw.',
  payload_too_large: 'Het bestand is te groot.',
  unsupported_media_type: 'Dit soort bestand kunnen wij niet verwerken.',
  cart_empty: 'Uw winkelwagen is leeg.',
  insufficient_stock: 'Er is niet genoeg voorraad voor dit aantal.',
  quantity_step: 'Dit artikel bestelt u in een vast aantal tegelijk. Kies een veelvoud daarvan.',
  unit_unknown: 'Deze verpakking is niet meer te bestellen. Kies een andere.',
  option_unknown: 'Deze keuze is niet meer mogelijk. Kies een andere.',
  product_unavailable: 'Dit artikel is niet meer te bestellen.',
  address_unknown: 'Kies een ander afleveradres.',
  payment_not_allowed: 'Deze betaalwijze is voor u niet mogelijk. Kies een andere.',
  coupon_refused: 'Deze actiecode is niet (meer) geldig.',
  credit_limit: 'Met deze bestelling komt u boven uw kredietlimiet. Neem contact met ons op.',
  delivery_date_unavailable: 'Op deze dag kunnen wij niet leveren. Kies een andere dag.',
  too_many_requests: 'Dat waren te veel pogingen achter elkaar. Wacht even en probeer het opnieuw.',
  internal: 'Er ging iets mis op de server, probeer het nogmaals.',
  not_built: 'Deze functie is er nog niet.',
  bad_upstream: 'Er ging iets mis op de server, probeer het nogmaals.',
  unavailable: 'De winkel is even niet bereikbaar. Probeer het over een paar tellen opnieuw.',
};

/** The Dutch sentence for a code. */
export function errorText(code: ErrorCode): string {
  return errors[code];
}
