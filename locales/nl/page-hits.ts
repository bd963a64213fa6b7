/** Pages, news and the blog among the results of a search. */
export const pageHits = {
  title: 'Ook gevonden: pagina’s',
  /** Where no product has the words. */
  titleFirst: 'Gevonden op onze pagina’s',
  noProducts: 'Geen producten gevonden',
  kinds: { news: 'Nieuws', blog: 'Recepten en video’s', page: 'Pagina' },
  menus: { vragen: 'Vragen', service: 'Service', 'over-ons': 'Over ons', assortiment: 'Keuzehulp' },
} as const;
