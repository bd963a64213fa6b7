/** Ordering without an account. */
export const guest = {
  title: 'Bestellen zonder account',
  text: 'Vul uw gegevens in. Daarna controleert u uw bestelling en betaalt u.',
  offer: 'U hoeft geen account te maken. Dat kan later nog, als uw bestelling is geplaatst.',
  action: 'Bestellen zonder account',
  emailHint: 'Hier sturen wij de bevestiging van uw bestelling naartoe.',
  submit: 'Verder naar bestellen',
  busy: 'Even geduld…',
  failed: 'Wij konden uw gegevens niet verwerken.',
  failedText:
    'Controleer of alles is ingevuld: naam, e-mailadres en een volledig adres. Probeer het daarna opnieuw.',
  terms: 'Op uw bestelling gelden onze',
  loggedIn: 'U bent al ingelogd.',
  toCheckout: 'Verder naar bestellen',
  placed: 'Wij gaan ermee aan de slag. Bewaar de bevestiging die u per e-mail krijgt.',
  waits:
    'Zodra uw betaling binnen is, gaan wij ermee aan de slag. Bewaar de bevestiging die u per e-mail krijgt.',
  keepTitle: 'Wilt u een account?',
  keepText:
    'Dan vindt u deze bestelling later terug en hoeft u uw adres niet nog eens in te vullen. Wij sturen u een e-mail met een link waarmee u een wachtwoord kiest.',
  keepAction: 'Account aanmaken',
  keptTitle: 'Kijk in uw e-mail',
  kept: 'Wij hebben u een e-mail gestuurd. Daarin staat hoe u verder gaat.',
} as const;
