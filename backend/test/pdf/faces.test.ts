import { describe, expect, it } from 'vitest';
import { isFont } from '../../../tenants/fonts.ts';
import { tenants } from '../../../tenants/index.ts';
import { faceOf, faces } from '../../src/pdf/faces.ts';
import { printable } from '../../src/pdf/printable.ts';

/** From the space to the last character that any typeface of documents has. */
const characters = Array.from({ length: 0x2713 }, (_, code) => String.fromCodePoint(code + 32));

describe('a typeface of documents', () => {
  it('exists for every font that a shop may choose', () => {
    for (const { theme } of Object.values(tenants)) expect(faces).toContain(theme.font);
    expect(faces.every(isFont)).toBe(true);
  });

  it.each(faces)('has every character that %s is asked to draw, in both weights', (name) => {
    const drawn = [...new Set(characters.flatMap((character) => [...printable(character)]))];
    expect(drawn.length).toBeGreaterThan(300);
    const { regular, bold } = faceOf(name);
    for (const font of [regular, bold]) {
      const lacking = drawn.filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
      expect(lacking).toEqual(['\n'].filter((character) => drawn.includes(character)));
    }
  });
});
