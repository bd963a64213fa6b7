import type { Act, Shot } from '../model.ts';

/** Four seconds of a film: its action, its caption, and the families of its products; the first product moves. */
export const shot = (act: Act, say: string, ...cast: string[]): Shot => ({ act, say, cast, seconds: 4 });
