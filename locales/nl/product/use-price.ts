import type { UseMeasure } from '@toonbank/contract';

const names: Record<UseMeasure, string> = {
  litre_solution: 'liter kant-en-klaar',
  thousand_sheets: '1.000 vellen',
  wash: 'wasbeurt',
};

/** Of a dosage between two amounts the higher one counts. */
const dosage = (dose: string) =>
  ` (dosering ${dose}${/\d-\d/.test(dose) ? ', gerekend met de hoogste' : ''})`;

/** Texts of prices of use. */
export const usePrice = {
  text: (amount: string, measure: UseMeasure, dose?: string) =>
    `${amount} per ${names[measure]}${dose ? dosage(dose) : ''}`,
} as const;
