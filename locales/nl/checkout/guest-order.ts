/** The page behind the link in a mail about a guest's order. */
export const guestOrder = {
  title: 'Uw bestelling',
  needsScript:
    'Om uw bestelling te openen is JavaScript nodig. De gegevens staan ook in de e-mail en de bijlage.',
  waiting: 'Uw bestelling wordt geopend…',
  closed:
    'Deze link werkt niet (meer): hij is niet compleet, te oud, of u hebt inmiddels een account. Met een account vindt u de bestelling na het inloggen.',
  other: 'U bent ingelogd met een account. Log eerst uit om deze bestelling te openen.',
  toContact: 'Neem contact op',
  again: 'Opnieuw proberen',
} as const;
