/** The table of contents of a long page. */
export const contentsTitle = 'Op deze pagina';
