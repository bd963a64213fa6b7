const MAX_LENGTH = 80;
/** Names of devices on Windows: a file of this name can't be stored there. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * The name of an image in the library, without its ending: of the last part of what the browser says, in lower case,
 * with letters, digits and single dashes only. Letters of other alphabets are left out, also those that look like ours.
 */
export function safeStem(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  if (plain === '') return 'afbeelding';
  return DEVICE.test(plain) ? `afbeelding-${plain}` : plain;
}

/** The first of `name.webp`, `name-2.webp`, `name-3.webp` … that no other image of the folder has. */
export function freeName(stem: string, ending: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number === 1 ? '' : `-${number}`}.${ending}`;
    if (!taken.has(name)) return name;
  }
}
