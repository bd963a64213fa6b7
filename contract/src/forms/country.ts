/** The countries that shops deliver to; each site has some of them. */
export const countries = ['NL', 'BE'] as const;
export type Country = (typeof countries)[number];

export const isCountry = (text: string): text is Country => countries.some((country) => country === text);
