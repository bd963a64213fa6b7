/** The sentence of a form that leads to the page about personal data; before it stands what the form's data are for. */
export const privacyNote = { read: 'Lees', link: 'wat wij met uw gegevens doen' } as const;
