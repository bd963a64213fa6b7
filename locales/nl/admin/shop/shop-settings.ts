/** `Instellingen`, for managers. */
export const shopSettingWords = {
  title: 'Instellingen',
  costs: 'Bezorgkosten',
  shippingNl: 'Bezorgen in Nederland',
  shippingBe: 'Bezorgen in België',
  freeFrom: 'Gratis bezorgen vanaf',
  costsHint: 'Zoals de winkel de prijzen toont. Winkelwagens rekenen er binnen enkele seconden mee.',
  company: 'Bedrijfsgegevens op facturen',
  companyHint: 'Leeg: het staat er niet. Facturen die er al zijn blijven zoals ze zijn.',
  coc: 'KvK-nummer',
  vatNumber: 'Btw-nummer',
  iban: 'IBAN',
  save: 'Instellingen opslaan',
  changed:
    'Een collega heeft de instellingen intussen gewijzigd. Kijk wat er nu staat en probeer het opnieuw.',
  elsewhere: 'Ergens anders',
  notice: 'Mededeling op de homepage en bij de winkelwagen',
  noticeText: 'Die bewerkt u in de winkel zelf: open de winkel en zet Bewerken aan.',
  toShop: 'Winkel openen om te bewerken',
  delivery: 'Wanneer de winkel bezorgt',
  numberFaults: {
    coc: 'Een KvK-nummer heeft acht cijfers.',
    vatNumber: 'Dit btw-nummer klopt niet. Kijk het na: NL, negen cijfers, B en twee cijfers.',
    iban: 'Dit IBAN klopt niet. Kijk het na: klanten betalen op deze rekening.',
  },
  amountFault: 'Vul een bedrag in, bijvoorbeeld 6,95.',
} as const;
