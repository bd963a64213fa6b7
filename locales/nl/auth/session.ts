/** A session that ended. */
export const session = {
  title: 'Log opnieuw in',
  text: 'Twaalf uur na het inloggen wordt u automatisch uitgelogd. Log opnieuw in, dan gaat u verder waar u was. Wat u hebt ingevuld, staat er nog.',
  leave: 'Verder zonder inloggen',
  /** On the login page. */
  ended:
    'Uw sessie is verlopen: twaalf uur na het inloggen wordt u automatisch uitgelogd. Log opnieuw in, dan gaat u verder waar u was.',
} as const;
