import type { AdminErrorCode, ErrorCode } from '@toonbank/contract';
import { secondsUntilFree } from '@/lib/retry-after';
import { failureWords } from './auth/failure-words';

/** One sentence per error code: a code without a sentence does not compile. */
const errors: Record<Exclude<ErrorCode, AdminErrorCode>, string> = {
  credentials_wrong: failureWords.login,
  invalid_request: 'Een of meer gegevens kloppen niet. Controleer wat u hebt ingevuld.',
  site_token_missing: failureWords.noSite,
  site_token_unknown: 'Deze website is bij ons niet bekend.',
  session_missing: 'Uw sessie is verlopen. Laad de pagina opnieuw.',
  session_invalid: 'Uw sessie is verlopen. Log opnieuw in.',
  login_required: 'Log in om verder te gaan.',
  admin_required: 'Hiervoor moet u als beheerder zijn ingelogd.',
  cross_origin: 'Dit verzoek kwam van een andere website en is niet uitgevoerd.',
  simulated_session: 'U kijkt mee. Tijdens het meekijken kunt u niets wijzigen of bestellen.',
  not_found: 'Wat u zoekt, bestaat niet (meer).',
  endpoint_unknown: 'Deze functie bestaat niet.',
  request_timeout: 'Het versturen duurde te lang. Probeer het opnieuw.',
  conflict: 'Iemand anders heeft dit net gewijzigd. Laad de pagina opnieuw.',
  stale_version: 'Iemand anders heeft dit net gewijzigd. Laad de pagina opnieuw.',
  cart_changed:
    'Er is iets veranderd sinds u uw winkelwagen bekeek. Controleer de bestelling en verstuur deze opnieuw.',
  cart_unsaved:
    'Een wijziging in uw winkelwagen is nog niet bewaard: de winkel is slecht bereikbaar. Wat u hebt ingevuld, blijft staan. Probeer het opnieuw.',
  list_name_taken: 'U hebt al een bestellijst met deze naam. Kies een andere.',
  payload_too_large: 'Het bestand is te groot.',
  unsupported_media_type: 'Dit soort bestand kunnen wij niet verwerken.',
  cart_empty: 'Uw winkelwagen is leeg.',
  cart_full:
    'Uw winkelwagen heeft 500 regels, meer kan niet. Plaats eerst deze bestelling of haal er regels uit.',
  insufficient_stock: 'Er is niet genoeg voorraad voor dit aantal.',
  quantity_step: 'Dit artikel bestelt u in een vast aantal tegelijk. Kies een veelvoud daarvan.',
  unit_unknown: 'Deze verpakking is niet meer te bestellen. Kies een andere.',
  option_unknown: 'Deze keuze is niet meer mogelijk. Kies een andere.',
  product_unavailable: 'Dit artikel is niet meer te bestellen.',
  address_unknown: 'Kies een ander afleveradres.',
  payment_not_allowed: 'Deze betaalwijze is voor u niet mogelijk. Kies een andere.',
  coupon_refused: 'Deze actiecode is niet (meer) geldig.',
  credit_limit:
    'Met deze bestelling komt u boven uw kredietlimiet. Kies een andere betaalwijze, bijvoorbeeld iDEAL.',
  delivery_date_unavailable: 'Op deze dag kunnen wij niet leveren. Kies een andere dag.',
  delivery_time_unavailable: 'Dit tijdvak is niet mogelijk. Kies een ander tijdvak.',
  pickup_unavailable: 'Bij deze vestiging kunt u niet afhalen. Kies voor bezorgen.',
  idempotency_key_reused: 'Deze bestelling is al verstuurd met andere gegevens. Laad de pagina opnieuw.',
  too_many_recurring_orders: 'U hebt 50 herhaalorders, meer kan niet. Verwijder er eerst een.',
  too_many_lists: 'U hebt 100 bestellijsten, meer kan niet. Verwijder er eerst een.',
  list_full: 'Op deze bestellijst staan 1.000 artikelen, meer kan niet. Kies een andere lijst.',
  too_many_labels: 'U hebt 2.000 kastlabels, meer kan niet. Trek er eerst een paar in.',
  label_busy: 'Voor dit label staan al veel aanvragen open. Meer is niet nodig: uw inkoper ziet ze.',
  too_many_requests: 'Dat waren te veel pogingen achter elkaar. Wacht even en probeer het opnieuw.',
  too_busy: 'Het is nu erg druk. Probeer het over een paar tellen opnieuw.',
  internal: failureWords.server,
  not_built: 'Deze functie is er nog niet.',
  bad_upstream: failureWords.server,
  unavailable: 'De winkel is even niet bereikbaar. Probeer het over een paar tellen opnieuw.',
};

/** '40 seconden', '2 minuten'; rounded up. */
export function waitText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 seconde' : `${seconds} seconden`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minuut' : `${minutes} minuten`;
}

/**
 * The Dutch sentence for an error code; those of administrators are in `admin/errors.ts`. For too many attempts it
 * includes the waiting time, when known.
 */
export function errorText(code: ErrorCode): string {
  const seconds = code === 'too_many_requests' ? secondsUntilFree() : 0;
  if (seconds === 0) return (errors as Partial<Record<ErrorCode, string>>)[code] ?? errors.internal;
  return `Dat waren te veel pogingen achter elkaar. Probeer het over ${waitText(seconds)} opnieuw.`;
}
