/** Where a shop delivers that serves one country; the header names the costs of all countries (docs/behaviour.md §1.5). */
export const deliveryArea = (country: string) => `Wij bezorgen alleen in ${country}.`;
