/** Simulated session of a customer. */
export const simulation = {
  label: 'Meekijken',
  as: 'U kijkt mee als',
  looksOnly: 'U kunt alles bekijken, maar niets wijzigen of bestellen.',
  moment: (moment: string) => `U ziet de winkel van ${moment}.`,
  stop: 'Meekijken beëindigen',
} as const;
