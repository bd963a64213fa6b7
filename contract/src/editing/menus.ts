/** The menus of a shop that content pages stand in: the columns of its footer, in their order. */
export const siteMenus = ['vragen', 'service', 'over-ons', 'assortiment'] as const;
export type SiteMenu = (typeof siteMenus)[number];
