import { CONFIRM_DAYS, newsletterConsent } from '@toonbank/contract/forms/newsletter-terms';
import type { ConfirmResult, SignOutResult } from '@/lib/urls/newsletter-results';

/** The form of the newsletter, below the page of the CMS. */
export const newsletter = {
  title: 'Aanmelden',
  consent: newsletterConsent,
  email: 'E-mailadres',
  submit: 'Aanmelden voor de nieuwsbrief',
  busy: 'Bezig met versturen…',
  failed: 'Uw aanmelding is niet verstuurd.',
  website: 'Laat dit veld leeg',
  privacy: 'Wij gebruiken uw adres alleen voor de nieuwsbrief.',
  askedTitle: 'Nog één stap: bevestig uw aanmelding',
  asked: (email: string) =>
    `Wij hebben een e-mail gestuurd naar ${email}. Open de link die erin staat en druk op de knop; pas dan bent u aangemeld. De link werkt ${CONFIRM_DAYS} dagen.`,
  nothingCame: 'Niets gekregen? Kijk bij uw ongewenste e-mail, of probeer het over een uur nog eens.',
} as const;

interface ResultWords {
  tone: 'success' | 'danger' | 'info';
  title: string;
  text: string;
  /** Whether to lead to the form. */
  again?: true;
}

const unknown: ResultWords = {
  tone: 'danger',
  title: 'Deze link werkt niet',
  text: 'Misschien is hij niet helemaal overgenomen uit de e-mail. Open de link nog eens vanuit de e-mail zelf.',
};

const unavailable: ResultWords = {
  tone: 'danger',
  title: 'Er ging iets mis op de server',
  text: 'Er is nog niets veranderd. Probeer het zo nog eens.',
};

/** The page behind the link that asks for confirmation. */
export const newsletterConfirm = {
  title: 'Nieuwsbrief bevestigen',
  text: 'Met één druk op de knop bent u aangemeld. Doet u niets, dan krijgt u geen nieuwsbrief.',
  button: 'Aanmelding bevestigen',
  again: 'Opnieuw aanmelden',
  back: 'Terug naar het formulier',
  tooOften: (wait: string) => `Er zijn te veel aanmeldingen achter elkaar verstuurd. Wacht ${wait}.`,
  results: {
    asked: {
      tone: 'info',
      title: newsletter.askedTitle,
      text: `Wij hebben u een e-mail gestuurd. Open de link die erin staat en druk op de knop; pas dan bent u aangemeld. De link werkt ${CONFIRM_DAYS} dagen.`,
    },
    invalid: {
      tone: 'danger',
      title: newsletter.failed,
      text: 'Dat is geen e-mailadres. Ga terug naar de vorige pagina: wat u typte, staat daar nog.',
    },
    tooOften: {
      tone: 'danger',
      title: newsletter.failed,
      text: 'Er zijn te veel aanmeldingen achter elkaar verstuurd. Probeer het later nog eens.',
    },
    notSent: {
      tone: 'danger',
      title: newsletter.failed,
      text: 'Er ging iets mis op de server. Ga terug naar de vorige pagina en probeer het nog eens.',
    },
    confirmed: {
      tone: 'success',
      title: 'U bent aangemeld',
      text: 'Voortaan krijgt u onze nieuwsbrief. In de e-mail die u nu krijgt, en onderaan elke nieuwsbrief, staat de link om u af te melden.',
    },
    known: {
      tone: 'success',
      title: 'U was al aangemeld',
      text: 'Uw aanmelding is eerder bevestigd; u hoeft niets meer te doen.',
    },
    expired: {
      tone: 'danger',
      title: 'Deze link is verlopen',
      text: `Een link werkt ${CONFIRM_DAYS} dagen, en niet meer nadat u zich hebt afgemeld. Meld u opnieuw aan, dan krijgt u een nieuwe.`,
      again: true,
    },
    unknown: { ...unknown, again: true },
    unavailable,
  } satisfies Record<ConfirmResult, ResultWords>,
} as const;

/** The page behind the link that signs out. */
export const newsletterSignOut = {
  title: 'Nieuwsbrief afmelden',
  text: 'Met één druk op de knop krijgt u onze nieuwsbrief niet meer. Wij verwijderen dan uw adres.',
  button: 'Afmelden',
  results: {
    signedOut: {
      tone: 'success',
      title: 'U bent afgemeld',
      text: 'U krijgt onze nieuwsbrief niet meer, en wij hebben uw adres verwijderd.',
    },
    unknown: {
      ...unknown,
      text: `${unknown.text} Of mail ons uw adres: dan melden wij u af.`,
    },
    unavailable,
  } satisfies Record<SignOutResult, ResultWords>,
} as const;
