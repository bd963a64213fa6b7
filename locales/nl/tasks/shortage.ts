/** The report of what is missing, damaged or wrong in a delivery. */
export const shortage = {
  title: 'Manco of schade melden',
  lead: (note: string, day: string) =>
    `Pakbon ${note}, geleverd op ${day}. Vink aan wat er niet goed is; foto’s helpen ons om het snel op te lossen.`,
  lines: 'Geleverde artikelen',
  tick: (name: string) => `${name} is niet goed geleverd`,
  delivered: (amount: string) => `Geleverd: ${amount}`,
  problem: 'Wat is er mis?',
  problems: { missing: 'Ontbreekt', damaged: 'Beschadigd', wrong: 'Verkeerd artikel' },
  quantity: 'Aantal',
  quantityWrong: (max: number) => (max === 1 ? 'Vul 1 in.' : `Vul een aantal in van 1 tot en met ${max}.`),
  none: 'Vink ten minste één artikel aan.',
  desc: 'Opmerking',
  submit: 'Melding versturen',
  busy: 'Bezig met versturen…',
  failed: 'Uw melding is niet verstuurd. Wat u hebt ingevuld, staat er nog.',
  taskTitle: (note: string) => `Manco of schade bij pakbon ${note}`,
  back: (order: string) => `Naar bestelling ${order}`,
  known: 'Over deze bestelling hebt u al iets gevraagd of gemeld:',
  missingTitle: 'Deze bestelling is er niet',
  missing: 'De bestelling bestaat niet, of hoort niet bij uw account.',
  notDeliveredTitle: 'Deze bestelling is nog niet geleverd',
  notDelivered:
    'Een manco of schade meldt u als de bestelling is geleverd. Hebt u nu al een vraag? Stel hem dan hier.',
} as const;
