/** The name in a unit's description: 'doos à 6 rollen', 'per fles'. An order stores the description only. */
export const unitNameOf = (desc: string): string => desc.replace(/^per /, '').replace(/ à .*$/, '');
