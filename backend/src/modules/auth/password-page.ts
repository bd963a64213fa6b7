/**
 * The page for choosing a new password (docs/behaviour.md §4.8). Name and code stand behind the `#`: no server and no
 * log on the way sees them.
 */
export const newPasswordPage = (origin: string, username: string, code: string): string =>
  `${origin}/nl/wachtwoord-herstellen#${new URLSearchParams({ naam: username, code })}`;

/** The page for confirming a new e-mail address; the code stands behind the `#` too. */
export const confirmEmailPage = (origin: string, code: string): string =>
  `${origin}/nl/e-mailadres-bevestigen#${new URLSearchParams({ code })}`;

/** The page for requesting such a mail. */
export const forgottenPage = (origin: string): string => `${origin}/nl/wachtwoord-vergeten`;
