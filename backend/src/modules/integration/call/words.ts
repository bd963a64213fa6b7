import type { IntegrationErrorCode } from '@toonbank/contract/integration/errors';

/** The sentence of each failure. */
export const failureWords: Readonly<Record<IntegrationErrorCode, string>> = {
  invalid_request: 'De aanroep klopt niet: zie faults voor elk veld.',
  key_missing: 'De sleutel ontbreekt. Stuur hem mee in de header Authorization: Bearer <sleutel>.',
  key_unknown: 'Deze sleutel bestaat niet bij deze winkel.',
  key_expired: 'Deze sleutel is verlopen.',
  key_revoked: 'Deze sleutel is ingetrokken.',
  shop_unknown: 'Roep de koppeling aan op het adres van de winkel.',
  scope_missing: 'Deze sleutel mag dit niet.',
  not_found: 'Dit bestaat niet in deze winkel.',
  endpoint_unknown: 'Deze aanroep bestaat niet: het adres klopt niet.',
  method_not_allowed: 'Dit adres kent deze methode niet: de header Allow zegt welke wel.',
  request_timeout: 'De aanroep kwam te langzaam binnen.',
  conflict: 'Dit kan nu niet: zie faults voor de reden.',
  payload_too_large: 'De aanroep is te groot. Verdeel de regels over meer aanroepen.',
  unsupported_media_type: 'Stuur JSON, met de header Content-Type: application/json.',
  idempotency_key_reused: 'Deze Idempotency-Key is eerder met andere inhoud gebruikt.',
  too_many_requests: 'Te veel aanroepen. Wacht zo lang als de header Retry-After zegt.',
  internal: 'Er ging bij de winkel iets mis. Er is niets gewijzigd.',
  bad_upstream: 'De winkel gaf een onbruikbaar antwoord.',
  unavailable: 'De winkel is even niet bereikbaar. Probeer het opnieuw na de tijd in de header Retry-After.',
};

/** The sentences of faults of fields, by their code. */
export const faultSentences = {
  unknown_field: (field: string) => `Het veld ${field} bestaat niet.`,
  value_missing: () => 'Dit veld ontbreekt.',
  wrong_type: () => 'Dit veld heeft een ander soort waarde: zie de documentatie.',
  too_big: () => 'Deze waarde is te groot of te lang.',
  too_small: () => 'Deze waarde is te klein of leeg.',
  unknown_value: () => 'Deze waarde bestaat niet: zie de documentatie.',
  scope_missing: (field: string) => `Deze sleutel mag het veld ${field} niet wijzigen.`,
  in_future: () => 'Dit moment moet nog komen.',
  changed_meanwhile: () => 'Iemand anders heeft dit net gewijzigd. Stuur deze regel opnieuw.',
  invalid: () => 'Deze waarde heeft niet de juiste vorm.',
} as const satisfies Record<string, (field: string) => string>;
export type FaultCode = keyof typeof faultSentences;
