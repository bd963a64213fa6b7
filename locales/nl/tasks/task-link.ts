/** The page of a mailed link to a task. */
export const taskLink = {
  title: 'Uw vraag',
  waiting: 'Uw vraag wordt opgehaald.',
  needsScript:
    'Deze pagina heeft JavaScript nodig. Zonder JavaScript leest en beantwoordt u uw vraag in uw account.',
  noLink: 'De link is niet compleet. Open hem opnieuw vanuit de e-mail.',
  forged: 'Deze link klopt niet of werkt niet meer. Open hem opnieuw vanuit de e-mail, of log in.',
  expired:
    'Deze link is verlopen: het laatste bericht is meer dan 90 dagen oud. In uw account staat de vraag nog.',
  again: 'Opnieuw proberen',
  toTasks: 'Naar uw taken',
  as: (user: string) => `U schrijft als ${user}, zonder in te loggen.`,
  number: (id: number) => `Vraag ${id}`,
  photosHint: 'Wilt u een foto meesturen? Dat kan in uw account.',
  solved: 'De vraag staat op opgelost.',
  reopened: 'De vraag is weer open.',
  photoFailed: 'Deze foto kan nu niet worden getoond.',
} as const;
