/** What a customer with a credit limit can still order on its account. */
export const credit = {
  left: (amount: string) => `Van uw kredietlimiet is nog ${amount} over.`,
  /** `other`: the name of another payment method, if there is one. */
  beyond: (total: string, other: string | undefined) =>
    `Deze bestelling is ${total}. ${other ? `Kies een andere betaalwijze, bijvoorbeeld ${other}.` : 'Neem contact met ons op.'}`,
  refused: (amount: string) =>
    `Van uw kredietlimiet is nog ${amount} over; deze bestelling is hoger. Kies een andere betaalwijze, bijvoorbeeld iDEAL: vooraf betalen kan altijd.`,
} as const;
