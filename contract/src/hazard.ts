import { z } from 'zod';

/** Hazard pictograms by the sign they show: GHS05, GHS02 and GHS07 of the CLP regulation. */
export const hazardPictograms = ['corrosive', 'flammable', 'irritant'] as const;
export type HazardPictogram = (typeof hazardPictograms)[number];

/** The label elements of a hazardous product (docs/behaviour.md §16.3). */
export const hazardLabel = z.object({
  signal_word: z.enum(['Gevaar', 'Waarschuwing']),
  pictograms: z.array(z.enum(hazardPictograms)),
  /** Hazard statements with their code, `H314` or `EUH031`. */
  statements: z.array(z.object({ code: z.string(), text: z.string() })),
  /** Address of the safety sheet. */
  safety_sheet: z.string(),
});
export type WireHazardLabel = z.infer<typeof hazardLabel>;
