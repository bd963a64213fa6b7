import type { AdminMenuAddress } from '@/lib/urls/admin-urls';

/** Name of each page in the admin's menu, and what it is for, on the card of the overview. */
export const adminMenuWords: Record<AdminMenuAddress, { name: string; text: string }> = {
  '/beheer': { name: 'Overzicht', text: '' },
  '/beheer/afbeeldingen': {
    name: 'Afbeeldingen',
    text: 'Foto’s toevoegen, beschrijven, bijsnijden, vervangen en opruimen.',
  },
  '/beheer/geschiedenis': {
    name: 'Geschiedenis',
    text: 'Wie wat wanneer publiceerde, en terug naar een eerdere versie.',
  },
  '/beheer/controle': {
    name: 'Controle',
    text: 'Bedragen, namen, datums en links in teksten die niet (meer) kloppen.',
  },
  '/beheer/bekijken': {
    name: 'Bekijk als',
    text: 'De winkel zoals een bezoeker of een klant haar ziet, of zoals zij op een andere dag is.',
  },
  '/beheer/paginas': {
    name: 'Pagina’s',
    text: 'Alle pagina’s van de site: nieuwe maken, adressen wijzigen, van de site halen.',
  },
  '/beheer/menus': {
    name: 'Menu’s',
    text: 'Welke pagina’s onderaan de winkel staan, en in welke volgorde.',
  },
  '/beheer/wijzigingen': {
    name: 'Wijzigingen',
    text: 'Wat nog niet gepubliceerd is en wat gepland staat, van u en van collega’s.',
  },
  '/beheer/gebruikers': {
    name: 'Gebruikers',
    text: 'Wie de winkel beheert, en wat ieder mag.',
  },
  '/beheer/logboek': {
    name: 'Logboek',
    text: 'Wat beheerders deden, en wanneer.',
  },
  '/beheer/masterteksten': {
    name: 'Masterteksten',
    text: 'Pagina’s die op meer websites dezelfde tekst hebben: wat volgt en wat afwijkt.',
  },
  '/beheer/beveiliging': {
    name: 'Beveiliging',
    text: 'De tweede inlogstap: een code uit een app op uw telefoon.',
  },
};
