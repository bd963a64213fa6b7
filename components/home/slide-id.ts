/** Element id of a slide: the numbers are links to it, also without JavaScript. */
export const slideId = (at: number): string => `uitgelicht-${at + 1}`;
