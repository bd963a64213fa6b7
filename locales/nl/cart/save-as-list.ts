import { lineCount } from './cart';

/** The question that makes an order list of the cart. */
export const saveAsList = {
  title: 'Bewaren als bestellijst',
  name: 'Naam van de lijst',
  hint: 'U vindt de lijst bij ‘Bestellijsten’ in uw account.',
  submit: 'Lijst maken',
  /** Some products are in the cart in two units. */
  onceEach: 'Een artikel staat één keer op een lijst: de eerste verpakking van elk artikel gaat mee.',
  made: (name: string) => `Lijst ${name} is gemaakt.`,
  open: 'Naar de lijst',
  lines: lineCount,
} as const;
