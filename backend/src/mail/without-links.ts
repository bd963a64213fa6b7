/** A typed text of which no mail program makes a link: the recipient may be another person than the one who typed it. */
export const withoutLinks = (typed: string): string =>
  typed.replace(/(?<=[\p{L}\d])\.(?=\p{L})/gu, '. ').replaceAll('://', ': //');
