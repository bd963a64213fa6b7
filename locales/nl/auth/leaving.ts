/** The question before logging out (docs/behaviour.md §4.6). */
export const leaving = {
  logout: 'Uitloggen',
  logoutQuestion: 'Weet u zeker dat u wilt uitloggen?',
  logoutHint: 'Wat in uw winkelwagen ligt, blijft bewaard.',
  logoutFailed: 'Uitloggen is niet gelukt. Probeer het nogmaals.',
} as const;
