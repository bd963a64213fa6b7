import type { ShopCheck } from '@toonbank/contract';

interface CheckWords {
  /** The finding, for this many. */
  found: (count: number) => string;
  /** The advice to the administrator. */
  advice: string;
  /** The same, when there is nothing wrong. */
  fine: string;
}

const shown = (count: number) => count.toLocaleString('nl-NL');
const of = (count: number, one: string, more: string) => `${shown(count)} ${count === 1 ? one : more}`;
const operator = 'De beheerder van de server moet';

/** Findings of the check of the shop, with what to do. */
export const checkWords: Record<ShopCheck, CheckWords> = {
  product_no_price: {
    found: (count) => `${of(count, 'artikel heeft', 'artikelen hebben')} een eenheid van € 0,00`,
    advice:
      'Geef elke eenheid een prijs, of haal het artikel uit de verkoop. Nu bestelt een klant voor niets.',
    fine: 'Elke eenheid heeft een prijs',
  },
  nothing_in_stock: {
    found: (count) =>
      count === 1
        ? 'Het enige artikel is niet op voorraad'
        : `Geen van de ${shown(count)} artikelen is op voorraad`,
    advice:
      'Bij elk artikel staat nu ‘Niet leverbaar’, en niemand kan bestellen. Importeer de voorraad: nieuwe artikelen beginnen op 0.',
    fine: 'Er zijn artikelen op voorraad',
  },
  picture_gone: {
    found: (count) =>
      `${of(count, 'artikel heeft een foto die', 'artikelen hebben een foto die')} er niet meer is`,
    advice: 'Kies een andere foto bij het artikel, of importeer de foto’s opnieuw.',
    fine: 'Elke gekozen foto bestaat',
  },
  dead_link: {
    found: (count) => `${of(count, 'link leidt', 'links leiden')} nergens heen`,
    advice: 'Verbeter of verwijder elke link; onder Controle opent u de tekst op de juiste plek.',
    fine: 'Geen dode links in teksten',
  },
  linked_page_missing: {
    found: (count) =>
      `${of(count, 'pagina waar de winkel naar verwijst, bestaat', 'pagina’s waar de winkel naar verwijst, bestaan')} niet`,
    advice:
      'Wie op zo’n link klikt, ziet ‘Pagina niet gevonden’. Zonder leveringsvoorwaarden bestellen klanten zonder ze te accepteren. Zet bij Pagina’s de concepten klaar, vul ze aan en publiceer ze.',
    fine: 'Elke pagina waar de winkel naar verwijst, bestaat',
  },
  company_placeholder: {
    found: (count) => `${of(count, 'bedrijfsgegeven is', 'bedrijfsgegevens zijn')} nog niet ingevuld`,
    advice: 'Deze voorbeelden staan nu op facturen en in mails. Vul bij Instellingen de echte gegevens in.',
    fine: 'De bedrijfsgegevens zijn ingevuld',
  },
  site_placeholder: {
    found: (count) =>
      `${of(count, 'vast gegeven op de site is', 'vaste gegevens op de site zijn')} nog een voorbeeld`,
    advice: `Elke bezoeker ziet dit. ${operator} het invullen in de map van de winkel (tenants/sites).`,
    fine: 'De vaste gegevens op de site zijn ingevuld',
  },
  mail_off: {
    found: () => 'De winkel verstuurt geen mail',
    advice: `Bevestigingen en facturen komen niet aan. ${operator} een mailserver instellen.`,
    fine: 'De mailserver is ingesteld',
  },
  mail_given_up: {
    found: (count) => `${of(count, 'mail is', 'mails zijn')} niet aangekomen`,
    advice: 'Verbeter het adres bij de klant en verstuur de mail opnieuw, of meld dat het niet hoeft.',
    fine: 'Alle mails zijn aangekomen',
  },
  mail_waiting: {
    found: (count) => `${of(count, 'mail wacht', 'mails wachten')} langer dan een uur`,
    advice: `De mailserver neemt niets aan. ${operator} dat nakijken.`,
    fine: 'Er wacht geen mail',
  },
  payment_off: {
    found: () => 'Klanten kunnen niet online betalen',
    advice: `Consumenten kunnen zo niet bestellen. ${operator} de sleutel van de betaaldienst instellen.`,
    fine: 'Online betalen is ingesteld',
  },
  job_overdue: {
    found: (count) =>
      `${of(count, 'taak op de achtergrond is', 'taken op de achtergrond zijn')} te laat of mislukt`,
    advice: `Imports blijven zo liggen. ${operator} de backend opnieuw starten en het logboek ervan bekijken.`,
    fine: 'Het werk op de achtergrond is bij',
  },
  webhook_off: {
    found: (count) => `${of(count, 'webhook is', 'webhooks zijn')} uitgevallen`,
    advice: 'Het andere systeem nam te lang niets aan. Zet de webhook weer aan zodra dat werkt.',
    fine: 'Alle webhooks werken',
  },
  schedule_off: {
    found: (count) => `${of(count, 'geplande import is', 'geplande imports zijn')} gestopt`,
    advice: 'Bekijk waarom het ophalen mislukte, en zet de planning weer aan.',
    fine: 'Alle geplande imports lopen',
  },
  shipped_token: {
    found: () => 'De winkel draait met het token van de demo',
    advice: `Iedereen kent dat token. ${operator} een eigen token instellen.`,
    fine: 'De winkel heeft een eigen token',
  },
  disk_low: {
    found: () => 'De schijf van de server is bijna vol',
    advice: `Als de schijf vol is, kan niemand meer bestellen. ${operator} ruimte maken.`,
    fine: 'Er is genoeg ruimte op de schijf',
  },
  backup_old: {
    found: () => 'Er is geen back-up van de laatste dag',
    advice: `Gaat de database verloren, dan zijn ook de bestellingen sindsdien weg. ${operator} nakijken waarom er geen back-up is gemaakt.`,
    fine: 'Er is een back-up van de laatste dag',
  },
  backup_unknown: {
    found: () => 'De winkel weet niet of er back-ups zijn',
    advice: `${operator} de map met back-ups instellen (BACKUP_DIR).`,
    fine: 'De winkel kijkt hoe oud de back-ups zijn',
  },
  payment_test: {
    found: () => 'Online betalen staat in de testmodus',
    advice: `Er komt geen geld binnen. ${operator} de sleutel van de betaaldienst instellen.`,
    fine: 'Betalingen zijn echt',
  },
  payment_flagged: {
    found: (count) => `${of(count, 'betaling klopt', 'betalingen kloppen')} niet`,
    advice: 'Kijk na wat er betaald is, en handel het af.',
    fine: 'Alle betalingen kloppen',
  },
  product_no_ean: {
    found: (count) => `${of(count, 'artikel heeft', 'artikelen hebben')} geen EAN`,
    advice: 'Zonder EAN vindt een scanner het artikel niet. Vul de EAN’s aan, of importeer een bestand.',
    fine: 'Elk artikel heeft een EAN',
  },
  product_no_picture: {
    found: (count) => `${of(count, 'artikel heeft', 'artikelen hebben')} geen eigen foto`,
    advice: 'Voeg foto’s toe, of importeer ze in een zip met het artikelnummer als naam.',
    fine: 'Elk artikel heeft een eigen foto',
  },
  product_hidden_group: {
    found: (count) => `${of(count, 'artikel staat', 'artikelen staan')} alleen in een verborgen groep`,
    advice: 'Klanten vinden zo’n artikel met zoeken, niet met bladeren. Toon de groep, of kies een andere.',
    fine: 'Elk artikel staat in een zichtbare groep',
  },
  text_fact: {
    found: (count) => `${of(count, 'zin klopt', 'zinnen kloppen')} niet met de instellingen`,
    advice: 'Bedragen, tijden of namen in een tekst zijn anders dan ingesteld. Onder Controle staat welke.',
    fine: 'Teksten kloppen met de instellingen',
  },
  texts_unchecked: {
    found: () => 'De teksten zijn al langer dan twee dagen niet gecontroleerd',
    advice: 'Dat gebeurt elke nacht vanzelf. Open Controle om het nu te doen.',
    fine: 'De teksten zijn kortgeleden gecontroleerd',
  },
};

/** Fields of a site's folder that can still have a placeholder, and that managers can't change. */
export const siteFieldWords: Readonly<Record<string, string>> = {
  tagline: 'Tagline',
  intro: 'Inleiding',
  'branch.kvk': 'KvK-nummer op de site',
  'branch.vatNumber': 'Btw-nummer op de site',
  'branch.iban': 'IBAN op de site en bij de bevestiging',
};

export const shopCheckWords = {
  title: 'Winkelcheck',
  intro: 'Alles wat de winkel beter of slechter maakt, in één lijst. Wat rood is, kost u nu klanten of geld.',
  run: 'Opnieuw controleren',
  checkedAt: (moment: string) => `Gecontroleerd op ${moment}`,
  faults: 'Nu oplossen',
  warnings: 'Kan beter',
  fine: 'In orde',
  perfect: 'Er is niets mis met uw winkel.',
  fault: 'Fout',
  warning: 'Let op',
  more: (count: number) => `en nog ${shown(count)}`,
  open: 'Oplossen',
} as const;
