/** Looking at the shop through a customer's eyes. */
export const simulation = {
  label: 'Meekijken',
  as: 'U kijkt mee als',
  stop: 'Meekijken beëindigen',
} as const;
