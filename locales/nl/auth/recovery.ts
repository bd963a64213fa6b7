/** A new password: asking for the link, and using it. */
export const recovery = {
  forgot: 'Wachtwoord vergeten?',
  askTitle: 'Wachtwoord vergeten',
  askText: 'Vul uw e-mailadres in. U krijgt een e-mail met een link waarmee u een nieuw wachtwoord kiest.',
  ask: 'Link aanvragen',
  asking: 'Bezig met aanvragen…',
  asked: (address: string) =>
    `Als ${address} bij ons bekend is, krijgt u binnen enkele minuten een e-mail. Kijk ook bij de ongewenste e-mail.`,
  chooseTitle: 'Kies uw wachtwoord',
  chooseText: 'Van minstens tien tekens. Een paar losse woorden zijn sterker dan één woord met leestekens.',
  newPassword: 'Nieuw wachtwoord',
  choose: 'Wachtwoord bewaren en inloggen',
  choosing: 'Wachtwoord wordt bewaard…',
  dead: 'Deze link werkt niet (meer).',
  /** The page was opened without the code of the link. */
  reopen: 'Open de link in de e-mail nog een keer. Helpt dat niet?',
  askAgain: 'Vraag een nieuwe aan.',
  toLogin: 'Terug naar inloggen',
} as const;
