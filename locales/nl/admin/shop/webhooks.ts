import type { DeliveryFault, EndpointState, EventType, OffReason } from '@toonbank/contract';

const events: Record<EventType, string> = {
  'order.placed': 'Bestelling geplaatst',
  'order.changed': 'Bestelling in verwerking',
  'order.delivered': 'Bestelling geleverd',
  'order.cancelled': 'Bestelling geannuleerd',
  'invoice.created': 'Factuur gemaakt',
  'payment.received': 'Betaling ontvangen',
  'customer.registered': 'Nieuwe klant',
  'customer.changed': 'Klant gewijzigd',
  'product.changed': 'Product gewijzigd',
  'price.changed': 'Prijs gewijzigd',
  'stock.changed': 'Voorraad gecorrigeerd',
  'import.applied': 'Import toegepast',
};
const states: Record<EndpointState, string> = { active: 'Aan', paused: 'Gepauzeerd', off: 'Uitgevallen' };
const offReasons: Record<OffReason, string> = {
  gone: 'De ontvanger antwoordde met 410: dit adres bestaat niet meer. Zet de webhook weer aan als het adres klopt.',
  failing:
    'Drie dagen lang kwam er niets aan. Zet de webhook weer aan als de ontvanger werkt, en stuur dan opnieuw wat gemist is.',
};
const faults: Record<DeliveryFault, string> = {
  refused_address: 'het adres ligt in een privénetwerk',
  not_found: 'de naam van het adres bestaat niet',
  timeout: 'geen antwoord binnen 10 seconden',
  certificate: 'het certificaat klopt niet',
  unreachable: 'geen verbinding',
  secret: 'het geheim is van een andere installatie; maak een nieuw geheim',
};

/** `Webhooks`, for managers. */
export const webhookWords = {
  title: 'Webhooks',
  intro:
    'De winkel vertelt andere systemen meteen wat er gebeurt. Een bericht heeft alleen een soort en een nummer; de rest haalt het andere systeem op met de koppeling.',
  events,
  states,
  offReasons,
  faults,
  empty: 'Nog geen webhooks',
  emptyText: 'Maak er een voor uw boekhouding, magazijn of een ander systeem.',
  add: 'Nieuwe webhook',
  addTitle: 'Nieuwe webhook',
  change: 'Wijzigen',
  changeOf: (name: string) => `${name} wijzigen`,
  changeTitle: (name: string) => `Webhook ${name}`,
  name: 'Naam',
  nameHint: 'Van wie het systeem is, bijvoorbeeld Boekhouding.',
  url: 'Adres',
  urlHint: 'Begint met https:// en is bereikbaar vanaf internet.',
  chosen: 'Waarover',
  save: 'Opslaan',
  saved: (name: string) => `${name} is opgeslagen.`,
  pause: 'Pauzeren',
  switchOn: 'Weer aanzetten',
  paused: (name: string) => `${name} staat op pauze. Berichten wachten tot u hem weer aanzet.`,
  switchedOn: (name: string) => `${name} staat weer aan.`,
  remove: 'Verwijderen',
  removeTitle: (name: string) => `Webhook ${name} verwijderen?`,
  removeText: 'Er gaan geen berichten meer naar dit adres, en de lijst van wat verstuurd is verdwijnt.',
  removed: (name: string) => `${name} is verwijderd.`,
  rotate: 'Nieuw geheim',
  rotateTitle: (name: string) => `Nieuw geheim voor ${name}?`,
  rotateText:
    'Een dag lang ondertekenen we met het oude én het nieuwe geheim. Vervang het in die tijd bij de ontvanger.',
  rotating: (until: string) => `Ook ondertekend met het vorige geheim tot ${until}.`,
  secretTitle: 'Het geheim van deze webhook',
  secretText:
    'Geef dit geheim aan de ontvanger: daarmee controleert die dat een bericht van u komt. U ziet het alleen nu. Kwijt? Maak dan een nieuw geheim.',
  secret: 'Geheim',
  copy: 'Kopiëren',
  copied: 'Gekopieerd.',
  close: 'Ik heb het bewaard',
  test: 'Test sturen',
  tested: (name: string) => `Er is een test onderweg naar ${name}. De uitkomst staat hieronder.`,
  replay: 'Opnieuw sturen vanaf …',
  replayTitle: (name: string) => `Opnieuw sturen naar ${name}`,
  replayText:
    'Alles vanaf deze dag gaat opnieuw, tot 30 dagen terug. Elk bericht houdt zijn kenmerk, zodat de ontvanger dubbele herkent.',
  since: 'Vanaf',
  replayGo: 'Opnieuw sturen',
  replayed: (count: number) =>
    count === 0
      ? 'Er is niets om opnieuw te sturen.'
      : count === 1
        ? '1 bericht gaat opnieuw.'
        : `${count} berichten gaan opnieuw.`,
  lastDelivered: (moment: string) => `Laatst aangekomen: ${moment}`,
  neverDelivered: 'Nog niets aangekomen.',
  waiting: (count: number) => (count === 1 ? '1 bericht wacht' : `${count} berichten wachten`),
  full: 'Er zijn al 10 webhooks. Verwijder er eerst een.',
  changed: 'Een collega heeft deze webhook intussen gewijzigd. Sluit dit venster en open de webhook opnieuw.',
  isOff: 'Deze webhook is uitgevallen. Zet hem eerst weer aan.',
  errors: {
    url: 'Vul een adres in dat met https:// begint en op internet bereikbaar is, niet in een privénetwerk.',
    name: 'Vul een naam in van hoogstens 80 tekens.',
    events: 'Kies ten minste één gebeurtenis.',
    since: 'Kies een dag.',
  },
  deliveries: {
    title: 'Verstuurd',
    search: 'Zoeken',
    searchHint: 'Soort, bijvoorbeeld order',
    empty: 'Nog niets verstuurd',
    emptyText:
      'Zodra er iets gebeurt, staat hier wat de ontvanger antwoordde. Probeer het met “Test sturen”.',
    at: 'Gebeurd',
    event: 'Bericht',
    endpoint: 'Naar',
    state: 'Stand',
    allStates: 'Alles',
    states: { queued: 'Wacht', delivered: 'Aangekomen', given_up: 'Opgegeven' },
    answer: 'Antwoord',
    noAnswer: 'nog niet geprobeerd',
    status: (status: number) => `status ${status}`,
    attempts: 'Pogingen',
    next: 'Volgende poging',
    took: 'Duurde',
    ms: (count: number) => `${count}\u00a0ms`,
    key: 'Kenmerk',
    open: (type: string, subject: string) => `${type}${subject === '' ? '' : ` ${subject}`} bekijken`,
    test: 'Test',
    again: 'Opnieuw sturen',
    resent: 'Het bericht gaat opnieuw.',
  },
} as const;
