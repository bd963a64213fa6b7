/** Names of the form's fields and of its result pages' parameters, for the page and for the handler without JavaScript. */

/** The parameter with the order's number. */
export const ORDER_PARAM = 'bestelling';
/** The parameter with what became of a statement. */
export const OUTCOME_PARAM = 'uitkomst';

/** Value of the parameter → what became of the statement. */
export const outcomes = {
  ontvangen: 'received',
  onvolledig: 'incomplete',
  'te-vaak': 'too_often',
  storing: 'unavailable',
} as const;
export type OutcomeName = keyof typeof outcomes;

/** The field with the quantity of an order's line, from 0. */
export const lineField = (line: number) => `line-${line}`;

export interface PickedLine {
  line: number;
  quantity: number;
}

/** The lines with a quantity, among the texts of a form. */
export const pickedLines = (texts: Readonly<Record<string, string | undefined>>): PickedLine[] =>
  Object.entries(texts).flatMap(([name, text]) => {
    const line = /^line-(\d{1,4})$/.exec(name)?.[1];
    const quantity = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 0;
    return line !== undefined && quantity > 0 ? [{ line: Number(line), quantity }] : [];
  });
