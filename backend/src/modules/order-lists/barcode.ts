/** Bars and gaps as modules: 1 is a bar. */
export interface Barcode {
  modules: string;
  /** The readable text below it. */
  text: string;
}

const L = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const flip = (bits: string) => bits.replace(/./g, (bit) => (bit === '0' ? '1' : '0'));
const back = (bits: string) => [...bits].reverse().join('');
const R = L.map(flip);
const G = R.map(back);
/** Parity of the six left digits, by the first digit. */
const PARITY = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
];

/** Whether an EAN's check digit is right: any other would scan as another article, or not at all. */
function isEan13(code: string): boolean {
  if (!/^\d{13}$/.test(code)) return false;
  const sum = [...code].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

function ean13(code: string): Barcode {
  const digits = [...code].map(Number);
  const parity = PARITY[digits[0] ?? 0] ?? '';
  const left = digits.slice(1, 7).map((digit, at) => (parity[at] === 'G' ? G : L)[digit] ?? '');
  const right = digits.slice(7).map((digit) => R[digit] ?? '');
  return { modules: `101${left.join('')}01010${right.join('')}101`, text: code };
}

/** Widths of bars and gaps, by value (ISO/IEC 15417). */
const WIDTHS =
  (
    '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221' +
    '223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321' +
    '112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131' +
    '311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114' +
    '122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141' +
    '214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'
  ).match(/.{6}/g) ?? [];
const START_B = 104;
const STOP = '2331112';

/** Converts widths to modules: a bar comes first. */
const drawn = (widths: string) =>
  [...widths].map((width, at) => (at % 2 === 0 ? '1' : '0').repeat(Number(width))).join('');

function code128(text: string): Barcode {
  const values = [...text].map((char) => char.charCodeAt(0) - 32);
  const check = values.reduce((sum, value, at) => sum + value * (at + 1), START_B) % 103;
  const widths = [START_B, ...values, check].map((value) => WIDTHS[value] ?? '');
  return { modules: drawn(widths.join('') + STOP), text };
}

/**
 * The code for a hand scanner: the unit's EAN, or without one the article number. Undefined where neither is
 * possible.
 */
export function barcodeOf(ean: string, articleNumber: string): Barcode | undefined {
  if (isEan13(ean)) return ean13(ean);
  return /^[ -~]{1,20}$/.test(articleNumber) ? code128(articleNumber) : undefined;
}
