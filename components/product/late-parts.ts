/*
 * What product pages load after their start. It is one file of the build: every product page would pay for the address of
 * each further file, and for the carousel twice.
 */
export { ProductCarousel } from '../product-card/product-carousel';
export { Alternative } from './alternative';
export { TableOfText } from './family/table-of-text';
export { RarePart } from './rare-part';
