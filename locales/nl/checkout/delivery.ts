const weekdays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'] as const;

/** Delivery method and time. */
export const delivery = {
  title: 'Bezorgen of afhalen',
  deliver: 'Laten bezorgen',
  deliverText: 'Op een van uw adressen.',
  pickup: 'Zelf afhalen',
  pickupText: (company: string) => `Bij ${company}, zonder verzendkosten.`,
  deliveryDay: 'Bezorgdag',
  pickupDay: 'Afhaaldag',
  soonest: (day: string) => `Zo snel mogelijk: ${day}`,
  choose: 'Andere dag kiezen',
  backToSoonest: 'Toch zo snel mogelijk',
  cutOff: (time: string) => `Besteld voor ${time} telt als vandaag besteld.`,
  noDays: 'Er is op dit moment geen dag beschikbaar. Neem contact met ons op.',
  /** Another way of delivery than the one for which the day was chosen. */
  notThatDay: (day: string) => `Op ${day} kan dit niet. Gekozen is de eerste mogelijke dag.`,
  dayGone: 'Op deze dag kan het niet meer. Kies een andere dag.',
  window: 'Tijdvak',
  anyWindow: 'Maakt niet uit',
  calendar: 'Kies een dag',
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  notPossible: 'niet mogelijk',
  weekdays,
} as const;
