import type { WasteReason } from '@toonbank/contract';
import { monthNames } from '@/lib/dates';

/** `2026-03` → `maart 2026`. */
export const monthName = (month: string): string => {
  const [year = '', number = ''] = month.split('-');
  return `${monthNames[Number(number) - 1] ?? ''} ${year}`;
};

/** `2026-03` → `mrt 2026`. */
export const shortMonthName = (month: string): string => {
  const name = monthName(month);
  return name.startsWith('maart') ? name.replace('maart', 'mrt') : name.replace(/^(\p{L}{3})\p{L}*/u, '$1');
};

export const wasteReasonNames: Readonly<Record<WasteReason, string>> = {
  expired: 'Over datum',
  broken: 'Gebroken',
  wrong_order: 'Verkeerd besteld',
  spoiled: 'Bedorven',
  lost: 'Zoek',
};

/** The page of goods that a customer throws away. */
export const waste = {
  title: 'Verspilling',
  lead: 'Noteer wat u weggooit of kwijt bent. U ziet per maand en per reden wat het kost. Uw collega’s zien het ook.',
  add: {
    title: 'Noteren',
    search: 'Artikel of streepjescode',
    hint: 'Ook op artikelnummer. Met een handscanner kunt u meteen scannen.',
    find: 'Zoeken',
    bought: 'Laatst besteld',
    found: 'Gevonden artikelen',
    choose: 'Kies',
    none: (text: string) =>
      `Wij vinden geen artikel bij ‘${text}’. Zoek op een deel van de naam, of op het artikelnummer.`,
    nothingBought: 'Zoek het artikel dat u weggooit.',
    gone: 'Dit artikel is er niet meer. Zoek een ander artikel.',
  },
  form: {
    other: 'Ander artikel',
    unit: 'Verpakking',
    quantity: 'Aantal',
    quantityWrong: 'Vul een heel aantal in, vanaf 1.',
    reason: 'Reden',
    chooseReason: 'Kies een reden',
    reasonNeeded: 'Kies een reden.',
    note: 'Notitie',
    submit: 'Opslaan',
    busy: 'Bezig met opslaan…',
    failed: 'Er is niets opgeslagen. Wat u hebt ingevuld, staat er nog.',
    conflictTitle: 'Deze verspilling is al opgeslagen.',
    conflict:
      'Daarna hebt u het formulier gewijzigd. Kijk in de lijst hieronder. Slaat u nu nog eens op, dan komt er een regel bij.',
    damagedTitle: 'Bij levering beschadigd?',
    damaged: 'Meld het als manco of schade. Dan lossen wij het met u op, en telt het niet als verspilling.',
    damagedOrder: (number: string) => `Schade melden bij bestelling ${number}`,
    damagedOther: 'Kies de bestelling',
  },
  done: {
    opgeslagen: 'De verspilling is opgeslagen.',
    verwijderd: 'De regel is verwijderd.',
    teruggezet: 'De regel staat er weer.',
    mislukt: 'Dat is niet gelukt. Probeer het opnieuw.',
  },
  undo: 'Ongedaan maken',
  report: {
    title: 'Overzicht',
    from: 'Van maand',
    until: 'Tot en met maand',
    reason: 'Reden',
    anyReason: 'Alle redenen',
    show: 'Tonen',
    total: (amount: string, entries: number) =>
      `${amount} verspild, ${entries} ${entries === 1 ? 'regel' : 'regels'}`,
    period: (from: string, until: string) =>
      from === until ? monthName(from) : `${monthName(from)} tot en met ${monthName(until)}`,
    exclVat:
      'Alle bedragen zijn excl. btw: wat u voor het artikel het laatst hebt betaald, of anders uw prijs van die dag.',
    chart: 'Verspilling per maand en reden',
    chartNote: 'De tabel hieronder heeft dezelfde bedragen.',
    most: (month: string, amount: string, reason: string) =>
      `Het meeste in ${month}: ${amount}. De grootste reden is ${reason}.`,
    month: 'Maand',
    sum: 'Totaal',
    table: 'Bedragen per maand en reden',
    csv: 'Downloaden als CSV',
  },
  list: {
    title: 'Genoteerd',
    product: 'Artikel',
    quantity: 'Aantal',
    reason: 'Reden',
    value: 'Waarde',
    when: 'Wanneer',
    remove: 'Verwijderen',
    removeOne: (name: string) => `Verwijderen: ${name}`,
    photo: (name: string) => `Foto van ${name}`,
    valuedBy: { paid: 'laatst betaald', price: 'prijs van die dag' },
  },
  empty: {
    title: 'Nog geen verspilling genoteerd',
    text: 'Zodra u iets noteert, ziet u hier per maand en per reden wat het kost.',
    filteredTitle: 'Niets genoteerd in deze maanden',
    filtered: 'Kies andere maanden, of noteer hierboven wat u weggooit.',
    filteredReason: 'In deze maanden is er met deze reden niets genoteerd.',
    all: 'Laatste twaalf maanden tonen',
  },
} as const;
