/** Looking at the shop as somebody else, or at another moment. */
export const viewWords = {
  title: 'Bekijk als',
  visitor: {
    title: 'Een bezoeker',
    text: 'De winkel zonder beheerbalk, precies zoals een bezoeker hem ziet. Dat blijft vier uur zo, of tot u het hier uitzet.',
    start: 'Bekijk als bezoeker',
    running: 'U bekijkt de winkel nu als bezoeker, zonder beheerbalk.',
    stop: 'Beheerbalk weer tonen',
  },
  moment: {
    title: 'Een andere dag',
    text: 'U ziet elke pagina zoals die op dat moment is, met ingeplande wijzigingen, slides, nieuws en het seizoen. U kunt dan alleen kijken.',
    field: 'Dag en tijd',
    start: 'Winkel bekijken',
    invalid: 'Vul een dag en tijd in.',
    running: (moment: string) => `U ziet de winkel nu zoals op ${moment}.`,
    coming: 'Dan verandert er iets',
    changes: {
      changed: (row: string) => `${row}: ingeplande wijziging`,
      shown: (row: string) => `${row}: te zien`,
      hidden: (row: string) => `${row}: niet meer te zien`,
    },
    look: 'Bekijken',
    lookAt: (moment: string) => `Bekijken zoals op ${moment}`,
    nothingComing: 'Er is geen wijziging, slide of nieuwsbericht ingepland.',
    unavailable:
      'De ingeplande wijzigingen kunnen nu niet worden geladen. Probeer het over een paar tellen opnieuw.',
  },
  customer: {
    title: 'Een klant',
    text: 'U ziet de winkel met de prijzen, bestellijsten en bestellingen van de klant. U kunt niets wijzigen of bestellen. In het logboek staat dat u meekeek.',
    atMoment: (moment: string) =>
      `U kijkt mee op ${moment}: teksten, slides, prijsafspraken en bezorgdagen zijn die van dat moment.`,
    search: 'Klantnummer, bedrijf of naam',
    find: 'Zoeken',
    none: (text: string) => `Geen klanten gevonden voor ‘${text}’.`,
    start: 'Meekijken',
    startWith: (company: string) => `Meekijken met ${company}`,
    unavailable: 'De klanten kunnen nu niet worden geladen. Probeer het over een paar tellen opnieuw.',
    refused: 'Meekijken met deze klant lukt niet. Misschien is de klant intussen uitgezet.',
    role: 'Meekijken met een klant kan alleen met de rol Beheerder of Verkoop.',
  },
  bar: {
    label: 'Ander moment',
    shown: (moment: string) => `U ziet de winkel zoals op ${moment}`,
    future: 'Assortiment, lijstprijzen en voorraad zijn die van nu.',
    past: 'Teksten, slides en adressen zijn die van toen. Assortiment, lijstprijzen en voorraad zijn die van nu.',
    previous: 'Vorige dag',
    next: 'Volgende dag',
    other: 'Ander moment',
    now: 'Terug naar nu',
  },
} as const;
