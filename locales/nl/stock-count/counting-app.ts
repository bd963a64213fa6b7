/** Counting as an app on the home screen. */
export const countingApp = {
  name: (shop: string) => `Voorraad tellen – ${shop}`,
  shortName: 'Voorraad tellen',
  description: 'Tel uw voorraad op uw telefoon, ook zonder netwerk.',
  title: 'Voorraad tellen',
  others: 'Andere lijsten op dit apparaat',
} as const;
