/** VAT of a business in Belgium. */
export const vatRule = {
  reversed: 'Btw verlegd',
  toPay: 'Te betalen',
  reverse_charge:
    'Levering aan een bedrijf in België: de btw is naar u verlegd. Beide btw-nummers staan op uw factuur.',
  unproven:
    'VIES heeft uw Belgische btw-nummer nog niet bevestigd. Tot dan rekenen wij Nederlandse btw. Als u bestelt, vragen wij het opnieuw.',
  refused:
    'VIES kent uw btw-nummer niet. Daarom rekenen wij Nederlandse btw. Controleer het nummer bij uw gegevens.',
} as const;
