import type { WithdrawalStanding } from '@toonbank/contract/withdrawals/endpoints';
import { formatDate } from '@/lib/dates';

interface Days {
  deliveredOn: string | null;
  lastDay: string | null;
}

const days = ({ deliveredOn, lastDay }: Days) =>
  `Geleverd op ${formatDate(deliveredOn ?? '')}, bedenktijd tot en met ${formatDate(lastDay ?? '')}.`;

/** What the shop knows of the order of a withdrawal. */
export const standingTexts: Record<WithdrawalStanding, (known: Days) => string> = {
  no_order: () => 'Geen bestelling gevonden met dit nummer en dit e-mailadres.',
  not_delivered: () => 'De bestelling is nog niet geleverd.',
  in_time: days,
  too_late: (known) => `${days(known)} De herroeping kwam daarna.`,
};

/** `Herroepingen`. */
export const withdrawalsWords = {
  title: 'Herroepingen',
  lead: 'Consumenten die een bestelling herroepen. Zij kregen meteen een bevestiging van ontvangst; u beslist hoe het verder gaat en laat dat per e-mail weten.',
  which: 'Welke herroepingen',
  open: 'Ontvangen',
  handled: 'Afgehandeld',
  order: (number: string) => `Bestelling ${number}`,
  received: (moment: string) => `Ontvangen op ${moment}`,
  handledAt: (moment: string) => `Afgehandeld op ${moment}`,
  refundBy: (day: string) => `Geldt de herroeping, betaal dan uiterlijk op ${day} terug.`,
  whole: 'De hele bestelling',
  handle: 'Markeer als afgehandeld',
  reopen: 'Terug op de lijst',
  about: (action: string, number: string) => `${action}: bestelling ${number}`,
  noneOpen: 'Alles is afgehandeld',
  noneOpenText: 'Nieuwe herroepingen staan hier, en komen per e-mail.',
  noneHandled: 'Nog niets afgehandeld',
  noneHandledText: 'Wat u afhandelt, vindt u hier terug.',
  business: 'Hier kopen bedrijven',
  businessText: 'Alleen consumenten kunnen een bestelling herroepen.',
} as const;
