/** The form that settles a reported shortage. */
export const settleWords = {
  title: 'Crediteren of naleveren',
  notDelivered: 'De bestelling is nog niet geleverd. Daarna kunt u hier crediteren of naleveren.',
  order: (number: string) => `bestelling ${number}`,
  ordered: (amount: string) => `besteld ${amount}`,
  reported: (units: number) => `gemeld ${units}`,
  credited: (units: number) => `gecrediteerd ${units}`,
  deliveredLater: (units: number) => `nageleverd ${units}`,
  stock: (units: number) => `voorraad ${units}`,
  gone: 'niet meer in het assortiment',
  of: (left: number) => `van ${left}`,
  allSettled: 'Helemaal afgehandeld',
  way: 'Hoe lost u het op?',
  ways: {
    credit: {
      name: 'Crediteren',
      hint: 'De klant krijgt een creditnota per e-mail. Is de factuur nog open, dan gaat het bedrag daarvan af.',
      submit: 'Crediteren en afronden',
    },
    next_delivery: {
      name: 'Naleveren met de volgende bestelling',
      hint: 'Het gaat nu van de voorraad af en komt zonder prijs op de volgende pakbon.',
      submit: 'Naleveren en afronden',
    },
  },
  text: 'Antwoord aan de klant',
  textHint: {
    credit: 'Laat u dit leeg, dan schrijven wij dat het is gecrediteerd.',
    next_delivery: 'Laat u dit leeg, dan schrijven wij dat het met de volgende bestelling meekomt.',
  },
  about: (amount: string) => `Ongeveer ${amount} incl. btw, na korting`,
  nothingChosen: 'Vul bij ten minste één artikel een aantal in.',
  tooMany: (name: string, left: number) => `${name}: kies een heel aantal van ten hoogste ${left}.`,
  noStock: 'Er is niet genoeg voorraad om dit na te leveren. U kunt het wel crediteren.',
  made: (number: string, amount: string) => `Creditnota ${number} van ${amount} is gemaakt en gemaild.`,
  redelivered: 'Het komt mee met de volgende bestelling van deze klant.',
} as const;
