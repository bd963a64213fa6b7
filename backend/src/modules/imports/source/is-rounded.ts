const EXPONENT = /^-?\d(?:[.,]\d+)?E\+\d+$|^-?\d[.,]\d+E\d+$/i;

/** Whether a spreadsheet has rounded the digits of a number away, such as '8,71E+12'. */
export const isRounded = (text: string): boolean => EXPONENT.test(text);
