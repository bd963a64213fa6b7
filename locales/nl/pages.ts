/** Pages that say that something is missing or went wrong. */
export const pages = {
  missing: {
    title: 'Deze pagina bestaat niet',
    text: 'Misschien is het product uit het assortiment, of is de link verouderd. Zoek hierboven, of begin opnieuw.',
    home: 'Naar de homepage',
  },
  failed: {
    title: 'Dit lukt nu even niet',
    text: 'De winkel is nu niet bereikbaar. Uw winkelwagen is bewaard.',
    retry: 'Opnieuw proberen',
  },
} as const;
