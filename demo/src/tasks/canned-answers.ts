/** Canned answers. `{voornaam}` is the first name of the user who asked, `{taak}` the number of the task. */
export const cannedAnswerTexts = [
  {
    title: 'Ontvangen, wij zoeken het uit',
    text: 'Beste {voornaam},\n\nDank voor uw bericht. Wij zoeken het uit en komen bij u terug.',
  },
  {
    title: 'Creditnota gemaakt',
    text: 'Beste {voornaam},\n\nWij hebben een creditnota gemaakt voor de regels die u meldde. U vindt die bij uw facturen.',
  },
  {
    title: 'Mee met de volgende levering',
    text: 'Beste {voornaam},\n\nDe ontbrekende artikelen gaan zonder kosten mee met uw volgende levering.',
  },
  {
    title: 'Foto gevraagd',
    text: 'Beste {voornaam},\n\nKunt u een foto van de schade en van het etiket op de doos sturen? Dan handelen wij het sneller af.',
  },
  {
    title: 'Prijsverzoek bekeken',
    text: 'Beste {voornaam},\n\nWij hebben uw prijsverzoek (taak {taak}) bekeken. Ons voorstel:\n\n',
  },
] as const;
