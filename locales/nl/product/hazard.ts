import type { HazardPictogram } from '@toonbank/contract';

/** The label elements of a hazardous product (docs/behaviour.md §16.3). */
export const hazard = {
  title: 'Gevaren van dit product',
  pictograms: {
    corrosive: 'Gevarenpictogram: bijtend',
    flammable: 'Gevarenpictogram: ontvlambaar',
    irritant: 'Gevarenpictogram: irriterend of schadelijk',
  } satisfies Record<HazardPictogram, string>,
  readLabel: 'Lees altijd het etiket en de productinformatie.',
  safetySheet: 'Veiligheidsblad',
} as const;
