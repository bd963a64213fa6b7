const titles: Readonly<Record<string, string>> = {
  Maat: 'Alle maten',
  Inhoud: 'Alle inhouden',
  Diameter: 'Alle diameters',
  Formaat: 'Alle formaten',
  Binnenmaat: 'Alle binnenmaten',
  Breedte: 'Alle breedtes',
  Gewicht: 'Alle gewichten',
  Kleur: 'Alle kleuren',
};

/** Heading of a family's table by the name of its axis; only on the server, so the browser loads no list of titles. */
export const familyTitle = (axis: string): string => titles[axis] ?? 'Alle uitvoeringen';
