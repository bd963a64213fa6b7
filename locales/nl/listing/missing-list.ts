/** A group, or a page of one, that isn't there. */
export const missingList = {
  title: 'Hier staan geen producten (meer)',
  text: 'De groep is opgeheven of heet nu anders, of de lijst is korter geworden. Kies hieronder een groep, of zoek hierboven.',
} as const;
