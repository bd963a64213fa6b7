/** When an order comes, wherever it is shown. */
export const expected = {
  short: 'verwacht',
  delivery: 'Verwachte levering',
  pickup: 'Af te halen vanaf',
  chosenPickup: 'Afhaaldag',
  delivered: 'Geleverd op',
  afterPayment: (day: string) => `${day}, als uw betaling op tijd binnen is`,
} as const;
