/** The demo accounts, as the README names them. */
export const password = 'schoon-en-droog-2026';
export const buyerOf = (site: string) => `inkoper@${site}.test`;
export const counterOf = (site: string) => `balie@${site}.test`;
