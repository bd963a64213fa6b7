/** Simulated session of a customer. */
export const simulation = {
  label: 'Meekijken',
  as: 'U kijkt mee als',
  looksOnly: 'U kunt alles bekijken, maar niets wijzigen of bestellen.',
  stop: 'Meekijken beëindigen',
} as const;
