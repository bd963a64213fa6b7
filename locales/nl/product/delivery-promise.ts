/** When a product is delivered if it is ordered now. */
export const deliveryPromise = {
  before: (time: string, day: string) => `Voor ${time} besteld, ${day} in huis`,
  now: (day: string) => `Nu besteld, ${day} in huis`,
  elsewhere: (country: string, day: string) => ` (${country}: ${day})`,
} as const;
