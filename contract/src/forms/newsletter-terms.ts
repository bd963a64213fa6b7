/** Lifetime of the link in the mail that asks for confirmation. */
export const CONFIRM_DAYS = 7;

/**
 * The sentence above the button of the form. It is stored with each address, as the consent that its owner gave
 * (docs/behaviour.md §13.6).
 */
export const newsletterConsent =
  'Ik wil de nieuwsbrief per e-mail ontvangen. Afmelden kan altijd, met de link onderaan elke nieuwsbrief.';
