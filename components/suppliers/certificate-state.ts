const SOON_DAYS = 60;
const DAY_MS = 86_400_000;

export type CertificateState = 'valid' | 'ends_soon' | 'expired';

/**
 * The state of a certificate on a day, `YYYY-MM-DD` in Amsterdam; it is valid on its last day. Null: no end date.
 */
export function certificateState(validUntil: string | null, today: string): CertificateState {
  if (validUntil === null) return 'valid';
  const days = (Date.parse(validUntil) - Date.parse(today)) / DAY_MS;
  if (days < 0) return 'expired';
  return days <= SOON_DAYS ? 'ends_soon' : 'valid';
}
