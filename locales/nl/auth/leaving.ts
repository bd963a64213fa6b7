/** The question before logging out (docs/behaviour.md §4.6). */
export const leaving = {
  logout: 'Uitloggen',
  logoutQuestion: 'Weet u zeker dat u wilt uitloggen?',
  logoutHint: 'Wat in uw winkelwagen ligt, blijft bewaard.',
  unsentCounts: (count: number) =>
    `${count === 1 ? 'Eén regel' : `${count} regels`} van een voorraadtelling op dit apparaat ${count === 1 ? 'is' : 'zijn'} nog niet verstuurd. Als u uitlogt, gaat dat verloren.`,
  logoutAnyway: 'Toch uitloggen',
  logoutFailed: 'Uitloggen is niet gelukt. Probeer het nogmaals.',
} as const;
