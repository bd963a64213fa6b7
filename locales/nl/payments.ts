import type { PaymentSource } from '@toonbank/contract';

const how: Partial<Record<PaymentSource, string>> = {
  ECBASE: 'U betaalt na ontvangst van de factuur.',
  BANKTRANS: 'U maakt het bedrag zelf over.',
  IDEAL: 'Direct via uw eigen bank.',
  AFTERPAY: 'Eerst ontvangen, later betalen.',
};

/** What paying this way means, under its name. */
export const payments = {
  how,
  none: 'Op dit moment kunnen wij hier geen betaalwijze aanbieden. Bel ons: dan plaatsen wij uw bestelling samen. Uw winkelwagen blijft bewaard.',
  kinds: { invoice: 'Op rekening.', online: 'U betaalt direct, op een beveiligde pagina.' },
} as const;

/** How the payment of an order stands. */
export const paymentStatus = {
  paid: 'Uw betaling is ontvangen.',
  waiting: (until: string) =>
    `Wij hebben uw betaling nog niet ontvangen. Betaal voor ${until}, daarna vervalt de bestelling.`,
  failed: 'Uw betaling is niet gelukt. De bestelling staat klaar tot u haar betaalt.',
  givenUp: 'Deze bestelling is vervallen: zij is niet op tijd betaald.',
  transfer: (amount: string, account: string | undefined, number: string, until: string) =>
    `Maak ${amount} over${account ? ` naar ${account}` : ''} onder vermelding van bestelnummer ${number}, voor ${until}.`,
  pay: 'Nu betalen',
  payAgain: 'Opnieuw betalen',
  noPage: 'De betaalpagina is nu niet bereikbaar. Probeer het over een paar minuten opnieuw.',
} as const;
