/** Of a slide in the document: the numbers lead there without a script too. */
export const slideId = (at: number): string => `uitgelicht-${at + 1}`;
