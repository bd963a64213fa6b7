/** 'doos à 6 rollen', 'per fles': an order keeps how a unit is described, not its name. */
export const unitNameOf = (desc: string): string => desc.replace(/^per /, '').replace(/ à .*$/, '');
