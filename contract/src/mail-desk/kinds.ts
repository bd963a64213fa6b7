/** Kinds of mails with their Dutch names, for lists and files. */
export const mailKindNames = {
  'order-confirmation': 'Orderbevestiging',
  'order-cancelled': 'Bestelling geannuleerd',
  'order-delivered': 'Bestelling geleverd',
  'credit-note': 'Creditnota',
  'payment-attention': 'Betaling nakijken',
  'recurring-run': 'Herhaalorder',
  'task-received': 'Vraag ontvangen',
  'task-answered': 'Antwoord op vraag',
  'task-promised': 'Ander moment beloofd',
  'task-solved': 'Vraag opgelost',
  'task-to-answer': 'Vraag te beantwoorden',
  'task-escalated': 'Vraag te laat',
  'application-received': 'Aanvraag ontvangen',
  'application-refused': 'Aanvraag afgewezen',
  'application-to-judge': 'Aanvraag te beoordelen',
  'account-ready': 'Account klaar',
  'account-exists': 'Account bestaat al',
  'password-recovery': 'Wachtwoord herstellen',
  'password-changed': 'Wachtwoord gewijzigd',
  'email-confirm': 'E-mailadres bevestigen',
  'email-change-asked': 'Wijziging e-mailadres gevraagd',
  'email-changed': 'E-mailadres gewijzigd',
  'admin-invitation': 'Toegang tot het beheer',
  'import-waiting': 'Import bekijken',
  'import-schedule-off': 'Geplande import gestopt',
  'contact-message': 'Contactformulier',
  'contact-copy': 'Kopie contactformulier',
  'newsletter-confirm': 'Nieuwsbrief bevestigen',
  'newsletter-known': 'Nieuwsbrief al aangemeld',
  'newsletter-welcome': 'Nieuwsbrief welkom',
  'withdrawal-receipt': 'Herroeping ontvangen',
  'withdrawal-to-handle': 'Herroeping te behandelen',
} as const;
export type WireMailKind = keyof typeof mailKindNames;
export const mailKinds = Object.keys(mailKindNames) as [WireMailKind, ...WireMailKind[]];

/**
 * `kept`: the server had no mail server and put it into a folder of its own, so it reached no recipient. `replaced`: it was given up, and has been queued again as another mail. `dismissed`: it was given up, and an administrator
 * leaves it so.
 */
export const mailStates = ['queued', 'sent', 'kept', 'given_up', 'replaced', 'dismissed'] as const;
export type MailState = (typeof mailStates)[number];
