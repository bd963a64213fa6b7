/** Notes about too little stock, in a file of their own: their script is loaded on demand. */
export const stock = {
  left: (count: string) => `Nog ${count} op voorraad.`,
  tooLittle: 'Er is te weinig op voorraad.',
  notMore: 'Met meer is uw bestelling nu niet te plaatsen.',
  withCart: 'Met wat in uw winkelwagen ligt, wordt het meer. Zo is uw bestelling nu niet te plaatsen.',
  adjust: 'Pas het aantal in uw winkelwagen aan.',
} as const;
