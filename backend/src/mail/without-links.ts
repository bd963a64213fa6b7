/** Changes a typed text so that mail programs make no links of it: its author may not be the recipient. */
export const withoutLinks = (typed: string): string =>
  typed.replace(/(?<=[\p{L}\d])\.(?=\p{L})/gu, '. ').replaceAll('://', ': //');
