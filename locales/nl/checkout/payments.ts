import type { PaymentSource } from '@toonbank/contract';
import { paymentName } from '@toonbank/contract/payment/methods';

const either = new Intl.ListFormat('nl', { type: 'disjunction' });

const how: Partial<Record<PaymentSource, string>> = {
  ECBASE: 'U betaalt na ontvangst van de factuur.',
  BANKTRANS: 'U maakt het bedrag zelf over.',
  IDEAL: 'Direct via uw eigen bank.',
  AFTERPAY: 'Eerst ontvangen, later betalen.',
};

/** Explanation of a payment method, shown below its name. */
export const payments = {
  how,
  none: 'Op dit moment kunnen wij hier geen betaalwijze aanbieden. Bel ons: dan plaatsen wij uw bestelling samen. Uw winkelwagen blijft bewaard.',
  absent: (methods: readonly PaymentSource[]) =>
    `Bij deze winkel kunt u niet betalen met ${either.format(methods.map(paymentName))}.`,
  kinds: { invoice: 'Op rekening.', online: 'U betaalt direct, op een beveiligde pagina.' },
} as const;

/** Payment status of an order. `until`: a time, with its date when that is another day. */
export const paymentStatus = {
  paid: 'Uw betaling is ontvangen.',
  nothingToPay: 'U hoeft niets te betalen.',
  waiting: (until: string) =>
    `Wij hebben uw betaling nog niet ontvangen. Betaal voor ${until}, daarna vervalt de bestelling.`,
  failures: {
    failed: 'Uw betaling is niet gelukt.',
    cancelled: 'U hebt de betaling geannuleerd.',
    expired: 'De tijd om te betalen was om.',
  },
  keptUntil: (until: string) => `De bestelling blijft tot ${until} voor u staan; daarna vervalt die.`,
  overdue:
    'De betaaltermijn is verstreken. Wij kijken nog of uw betaling binnenkomt; anders vervalt de bestelling.',
  cancelled: {
    deadline: 'Deze bestelling is vervallen, omdat die niet op tijd is betaald.',
    customer: 'U hebt deze bestelling geannuleerd. U hoeft niets te betalen.',
    operator: 'Deze bestelling is geannuleerd. U hoeft niets te betalen.',
  },
  transfer: (amount: string, account: string | undefined, number: string, until: string) =>
    `Maak ${amount} over${account ? ` naar ${account}` : ''} onder vermelding van bestelnummer ${number}, voor ${until}.`,
  pay: 'Nu betalen',
  payAgain: 'Opnieuw betalen',
  noPage: 'De betaalpagina is nu niet bereikbaar. Probeer het over een paar minuten opnieuw.',
} as const;
