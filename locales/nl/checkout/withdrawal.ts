import { contentUrl } from '@/lib/urls/page-urls';
/** Consumers' right of withdrawal; businesses have none. */
export const withdrawal = {
  href: contentUrl('herroepingsrecht'),
  title: 'Bedenktijd van 14 dagen',
  text: 'Tot 14 dagen na ontvangst kunt u zonder opgaaf van redenen van uw bestelling afzien.',
  link: 'Zo werkt herroepen, met het modelformulier',
} as const;
