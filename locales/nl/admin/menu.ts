import type { AdminMenuAddress, AdminMenuGroup } from '@/lib/urls/admin-urls';

/** Headings of the menu. */
export const adminMenuGroups: Record<AdminMenuGroup, string> = {
  work: 'Werk',
  content: 'Inhoud',
  site: 'Winkel',
};

/** Name of each page in the admin's menu, and what it is for, on the card of the overview. */
export const adminMenuWords: Record<AdminMenuAddress, { name: string; text: string }> = {
  '/beheer': { name: 'Overzicht', text: '' },
  '/beheer/bestellingen': {
    name: 'Bestellingen',
    text: 'Bestellingen verzamelen, leveren, annuleren en betalingen noteren.',
  },
  '/beheer/klanten': {
    name: 'Klanten',
    text: 'Prijslijst, betaaltermijn en kredietlimiet van klanten, en wie geblokkeerd is.',
  },
  '/beheer/aanvragen': {
    name: 'Aanvragen',
    text: 'Bedrijven die klant willen worden: goedkeuren of afwijzen.',
  },
  '/beheer/producten': {
    name: 'Producten',
    text: 'Teksten, prijzen, voorraad en plaats in het magazijn.',
  },
  '/beheer/groepen': {
    name: 'Groepen',
    text: 'De indeling van het assortiment: groepen maken, verplaatsen, ordenen en verbergen.',
  },
  '/beheer/prijslijsten': {
    name: 'Prijslijsten',
    text: 'Prijzen en staffels voor klanten met eigen prijzen, en wie welke lijst heeft.',
  },
  '/beheer/bezorgdagen': {
    name: 'Bezorgdagen',
    text: 'Op welke dagen de winkel bezorgt, tot hoe laat bestellen telt, en wanneer hij dicht is.',
  },
  '/beheer/instellingen': {
    name: 'Instellingen',
    text: 'Bezorgkosten en de bedrijfsgegevens op facturen.',
  },
  '/beheer/kortingscodes': {
    name: 'Kortingscodes',
    text: 'Codes maken, wijzigen en uitzetten, en zien hoe vaak ze gebruikt zijn.',
  },
  '/beheer/betalingen': {
    name: 'Betalingen',
    text: 'Betalingen die niet kloppen: nakijken en afhandelen.',
  },
  '/beheer/mails': {
    name: 'Mails',
    text: 'Wat de winkel mailt, aan wie, en wat niet aankwam.',
  },
  '/beheer/taken': {
    name: 'Taken',
    text: 'Vragen en meldingen van klanten: beantwoorden, toewijzen en afronden.',
  },
  '/beheer/import': {
    name: 'Importeren',
    text: 'Artikelen, voorraad, prijzen en klanten uit een bestand: eerst zien, dan toepassen, en terug te draaien.',
  },
  '/beheer/afbeeldingen': {
    name: 'Afbeeldingen',
    text: 'Foto’s toevoegen, beschrijven, bijsnijden, vervangen en opruimen.',
  },
  '/beheer/geschiedenis': {
    name: 'Geschiedenis',
    text: 'Wie wat wanneer publiceerde. Een eerdere versie terugzetten kan ook.',
  },
  '/beheer/controle': {
    name: 'Controle',
    text: 'Bedragen, namen, datums en links in teksten die niet (meer) kloppen.',
  },
  '/beheer/bekijken': {
    name: 'Bekijk als',
    text: 'De winkel zoals een bezoeker of een klant hem ziet, of zoals hij er op een andere dag uitziet.',
  },
  '/beheer/paginas': {
    name: 'Pagina’s',
    text: 'Pagina’s maken, bewerken, verhuizen of van de site halen.',
  },
  '/beheer/menus': {
    name: 'Menu’s',
    text: 'Welke pagina’s onderaan de winkel staan, en in welke volgorde.',
  },
  '/beheer/wijzigingen': {
    name: 'Wijzigingen',
    text: 'Concepten en ingeplande wijzigingen, van u en van collega’s.',
  },
  '/beheer/herroepingen': {
    name: 'Herroepingen',
    text: 'Bestellingen die consumenten herroepen, en of u ze hebt afgehandeld.',
  },
  '/beheer/beoordelingen': {
    name: 'Beoordelingen',
    text: 'Wat klanten schrijven, en uw antwoord daarop.',
  },
  '/beheer/nieuwsbrief': {
    name: 'Nieuwsbrief',
    text: 'Wie de nieuwsbrief krijgt, met een bestand van alle adressen.',
  },
  '/beheer/winkelcheck': {
    name: 'Winkelcheck',
    text: 'Wat er mis is in de winkel: artikelen, teksten, mails, betalingen en de server.',
  },
  '/beheer/gebruikers': {
    name: 'Gebruikers',
    text: 'Wie de winkel beheert, en wat iedereen mag doen.',
  },
  '/beheer/koppelingen': {
    name: 'Koppelingen',
    text: 'Sleutels voor uw ERP of boekhouding, en wat die programma’s met de winkel uitwisselen.',
  },
  '/beheer/koppelingen/webhooks': {
    name: 'Webhooks',
    text: 'Andere systemen meteen laten weten wat er in de winkel gebeurt.',
  },
  '/beheer/logboek': {
    name: 'Logboek',
    text: 'Wie wat deed in het beheer, en wanneer.',
  },
  '/beheer/masterteksten': {
    name: 'Masterteksten',
    text: 'Pagina’s met dezelfde tekst op meer websites: welke volgen en welke afwijken.',
  },
  '/beheer/beveiliging': {
    name: 'Beveiliging',
    text: 'De tweede inlogstap: een code uit een app op uw telefoon.',
  },
};
