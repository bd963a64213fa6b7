import { recurringForm as words } from '@/locales/nl/recurring-orders';

/** The sentences for the faults of a field, besides those that the server alone finds. */
export const wordsOf = (field: keyof typeof words.faults) => ({
  ...serverWords(field),
  required: words.faults[field],
  invalid: words.faults[field],
  too_long: words.faults[field],
});

const serverWords = (field: string) =>
  Object.fromEntries(
    Object.entries(words.words).flatMap(([name, sentence]) =>
      name.startsWith(`${field}.`) ? [[name.slice(field.length + 1), sentence]] : [],
    ),
  );
