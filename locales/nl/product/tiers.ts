/** The table of prices by quantity. */
export const tiers = {
  title: 'Prijzen per aantal',
  from: 'Vanaf',
  price: 'Prijs',
  per: (unit: string) => `Per ${unit}`,
  saving: 'Voordeel',
  percent: (percent: number) => `${percent} %`,
  choose: 'Kies',
  missing: (count: string) => `Nog ${count} erbij en u betaalt`,
  together: 'Met wat in uw winkelwagen ligt, betaalt u',
  noSaving: 'geen',
} as const;
