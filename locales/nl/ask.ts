/** A product that the shop doesn't show, and how to ask for it. */
export const ask = {
  title: 'Staat het er niet bij?',
  text: 'Wij hebben meer dan hier staat, en zoeken het graag voor u op.',
  link: 'Vraag het product aan',
  subject: (text: string) => `Gezocht: ${text}`,
  body: (text: string) => `Goedendag,\n\nIk zoek: ${text}\nAantal: \nBijzonderheden: \n`,
  asked: 'U zoekt',
  how: 'Vul het formulier hieronder in, mail of bel ons, met hoeveel u nodig hebt en waarvoor. Dan zoeken wij het voor u op.',
  form: 'Naar het formulier',
  mail: 'Vraag het per e-mail',
  again: 'Zoek het nog eens in de winkel',
} as const;
