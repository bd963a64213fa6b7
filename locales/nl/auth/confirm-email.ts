/** A new e-mail address of an account. */
export const confirmEmail = {
  title: 'Bevestig uw e-mailadres',
  text: 'Met één druk op de knop geldt uw nieuwe e-mailadres.',
  confirm: 'E-mailadres bevestigen',
  confirming: 'Wordt bevestigd…',
  confirmed: (address: string) =>
    `${address} is nu het e-mailadres van uw account. Onze berichten gaan daarheen.`,
  dead: 'Deze link werkt niet (meer).',
  askAgain: 'Vul uw nieuwe e-mailadres opnieuw in bij uw gegevens.',
  pending: (address: string) =>
    `Wij hebben een bevestiging gestuurd naar ${address}. Het adres geldt zodra u de link in die e-mail volgt. De link werkt 24 uur.`,
  toAccount: 'Naar Mijn account',
  passwordHint: 'Voor een ander e-mailadres is uw wachtwoord nodig.',
} as const;
