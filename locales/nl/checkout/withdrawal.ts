import { withdrawalTerms } from '@toonbank/contract/forms/withdrawal-terms';
import { contentUrl, WITHDRAWAL_PAGE } from '@/lib/urls/page-urls';

const { days } = withdrawalTerms;

/** Consumers' right of withdrawal; businesses have none. */
export const withdrawal = {
  href: contentUrl(WITHDRAWAL_PAGE),
  title: `Bedenktijd van ${days} dagen`,
  text: `Tot ${days} dagen na ontvangst kunt u zonder opgave van redenen van uw bestelling afzien, ook als u de verpakking hebt geopend. Verzegelde hygiëneproducten kunnen alleen terug met de verzegeling. De kosten van het terugzenden zijn voor u.`,
  link: 'Zo werkt herroepen, met het modelformulier',
} as const;
