/** Where forms are posted to without JavaScript. */
export const CONTACT_FORM = '/internal/forms/contact';
export const FAMILY_FORM = '/internal/forms/family';
export const SHELF_FORM = '/internal/forms/shelf-request';

/** The pages that such a form leads to. */
export const MESSAGE_SENT = '/nl/bericht-verstuurd';
export const MESSAGE_FAILED = '/nl/bericht-mislukt';
/** Ordering without an account, and where its form is posted to without JavaScript. */
export const GUEST = '/login/zonder-account';
export const GUEST_FAILED = '/login/zonder-account/mislukt';
export const GUEST_FORM = '/internal/forms/guest';
