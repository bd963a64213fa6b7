/** Failures of the integration API that the storefront answers itself; the backend has all others. */
export const integrationWords = {
  shop_unknown: 'Roep de koppeling aan op het adres van de winkel.',
  endpoint_unknown: 'Dit adres heeft de koppeling niet.',
  payload_too_large: 'De aanroep is te groot. Verdeel de regels over meer aanroepen.',
  unavailable: 'De winkel is even niet bereikbaar. Probeer het opnieuw na de tijd in de header Retry-After.',
} as const;
