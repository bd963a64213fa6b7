/** Addresses of counting stock, and of what follows from it. */
export const STOCK_COUNT = '/nl/mijn-account/voorraadtelling';

/** The page on a phone, which also works without a network. */
export const countingUrl = (listId: number) => `${STOCK_COUNT}/${listId}/tellen`;
export const stockPlacesUrl = (listId: number) => `${STOCK_COUNT}/${listId}/plekken`;
export const orderProposalUrl = (listId: number) => `${STOCK_COUNT}/${listId}/bestelvoorstel`;
export const stockCountUrl = (countId: number) => `${STOCK_COUNT}/telling/${countId}`;
export const countReportUrl = (countId: number) => `${stockCountUrl(countId)}/voorraadtelling-${countId}.pdf`;
