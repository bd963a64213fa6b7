/**
 * Where a new password is chosen (docs/behaviour.md §4.8). Name and code stand behind the `#`: no server and no log
 * along the way sees them.
 */
export const newPasswordPage = (origin: string, username: string, code: string): string =>
  `${origin}/nl/wachtwoord-herstellen#${new URLSearchParams({ naam: username, code })}`;

/** Where a new e-mail address is confirmed; the code stands behind the `#` too. */
export const confirmEmailPage = (origin: string, code: string): string =>
  `${origin}/nl/e-mailadres-bevestigen#${new URLSearchParams({ code })}`;

/** Where a mail with such a link is asked for. */
export const forgottenPage = (origin: string): string => `${origin}/nl/wachtwoord-vergeten`;
