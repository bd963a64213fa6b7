/** Product colours, by the Dutch word used in names and facets. */
export const hex = {
  wit: '#f5f5f0',
  gebroken: '#ece6d8',
  naturel: '#d9c3a0',
  bruin: '#b08a5b',
  zwart: '#23262a',
  antraciet: '#454b52',
  grijs: '#9aa1a8',
  zilver: '#c9ced3',
  rvs: '#bfc5ca',
  blauw: '#2f6fb7',
  lichtblauw: '#8dbfe6',
  donkerblauw: '#1f3f77',
  groen: '#3d9a50',
  lichtgroen: '#a3d39c',
  geel: '#f2c230',
  oranje: '#ee8327',
  rood: '#d0343c',
  bordeaux: '#7c2136',
  roze: '#eda0b8',
  paars: '#7a4fa3',
  transparant: '#e3edf2',
  beige: '#e6d4b4',
  turquoise: '#2fa9a5',
  creme: '#f3ead2',
} as const;

export type Colour = keyof typeof hex;
