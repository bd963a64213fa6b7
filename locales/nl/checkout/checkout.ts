/** The review page's summary and what can go wrong there. */
export const checkout = {
  lines: 'Artikelen',
  deliverTo: 'Bezorgen op',
  fetchAt: 'Afhalen bij',
  day: 'Wanneer',
  payBy: 'Betalen met',
  sendAgain: 'Opnieuw versturen',
  placing: 'Bestelling wordt geplaatst…',
  notPlaced: 'Uw bestelling is niet geplaatst.',
  noAnswer: 'Wij kregen geen antwoord.',
  safeToRepeat:
    'Uw gegevens staan er nog. Controleer uw verbinding en verstuur opnieuw: er komt nooit een tweede bestelling.',
  notReplaceable:
    'De bestelling die u wijzigt, is niet meer te vervangen. Bovenaan staat waarom; er is niets verloren gegaan.',
  unanswered:
    'U hebt een bestelling verstuurd waarop geen antwoord kwam. Uw winkelwagen is leeg; waarschijnlijk is de bestelling geplaatst.',
  lookUp: 'Bestelling opzoeken',
  short: 'Niet genoeg op voorraad',
  mustFix: 'Een of meer artikelen zijn niet op voorraad.',
} as const;
