/** The page with the form, of the CMS. */
export const NEWSLETTER_PATH = 'inschrijven-nieuwsbrief';
/** Where the links of mails lead to. Apart from `page-urls.ts`, which every page loads. */
export const NEWSLETTER_CONFIRM = '/nl/nieuwsbrief/bevestigen';
export const NEWSLETTER_SIGN_OUT = '/nl/nieuwsbrief/afmelden';

/** Where the forms are posted to without JavaScript. */
export const NEWSLETTER_FORM = '/internal/forms/newsletter';
export const NEWSLETTER_CONFIRM_FORM = '/internal/forms/newsletter/confirm';
/** Mail programs post to it too (RFC 8058). */
export const NEWSLETTER_SIGN_OUT_FORM = '/internal/forms/newsletter/sign-out';
