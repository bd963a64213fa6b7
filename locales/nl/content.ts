import { dutchNumber } from '../../lib/dutch-number';
/** Pages of content. */
export const content = {
  contact: {
    title: 'Liever iemand spreken?',
    text: 'Wij denken graag met u mee.',
  },
  productsOf: (group: string) => `Populair in ${group}`,
  all: (n: number) => `Alles bekijken (${dutchNumber(n)})`,
  guide: 'Naar de keuzehulp',
} as const;
