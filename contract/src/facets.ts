/**
 * The facets of a list, in their order on the screen, and what their values are made of:
 * - `property`: a text of the product, in the column of that name of `products` and `list_entries`;
 * - `brand`: the product's brand;
 * - `stock`: whether it is in stock and delivered within two days;
 * - `price`: ranges in euros, 'from-to' without the end ('5-10', '250-'), of this viewer's price of one default unit
 *   (`calcprice`); a filter may have any such range. Exists only for viewers who see prices.
 *
 * A new property also needs a migration, a Dutch name and demo data: "Where does a new facet go?" in CONTRIBUTING.md.
 */
export const facets = {
  merk: 'brand',
  prijs: 'price',
  kleur: 'property',
  maat: 'property',
  inhoud: 'property',
  afmeting: 'property',
  lagen: 'property',
  materiaal: 'property',
  certificaat: 'property',
  voorraad: 'stock',
} as const;

export type FacetName = keyof typeof facets;
export const facetNames = Object.keys(facets) as FacetName[];

/** A facet whose values are a column of the product. */
export type PropertyFacet = {
  [Name in FacetName]: (typeof facets)[Name] extends 'property' ? Name : never;
}[FacetName];
export const propertyFacets = facetNames.filter((name): name is PropertyFacet => facets[name] === 'property');
