/** PDFs and other files that open in a window of their own. */
export const documents = {
  productSheet: 'Productblad',
  waiting: 'Het document wordt gemaakt…',
  failed:
    'Het document kan nu niet worden gemaakt. Sluit dit venster en probeer het over een paar tellen opnieuw.',
  absent: 'Dit document bestaat niet (meer).',
} as const;
