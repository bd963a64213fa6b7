import type { Country } from '@toonbank/contract';

export const countryNames: Record<Country, string> = { NL: 'Nederland', BE: 'België' };
