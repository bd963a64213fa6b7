/** The pictures of a product, and the large view of them. */
export const pictures = {
  title: 'Foto’s',
  name: (product: string, at: number, all: number) =>
    at === 1 ? product : `${product}, foto ${at} van ${all}`,
  show: (at: number) => `Foto ${at}`,
  enlarge: 'vergroten',
  reduce: 'verkleinen',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  previous: 'Vorige foto',
  next: 'Volgende foto',
  place: (at: number, all: number) => `${at} van ${all}`,
} as const;
