// Both load at the first touch, so they are one file of the build: a second would cost each list its address.
export { FacetPanel } from './facet-panel';
export { SortSelect } from './sorting/sort-select';
