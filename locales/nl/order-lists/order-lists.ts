/** Putting a product on an order list. */
export const orderLists = {
  add: 'Op bestellijst zetten',
  listed: 'Staat op een bestellijst',
  yours: 'Uw bestellijsten',
  none: 'U hebt nog geen bestellijsten.',
  create: 'Nieuwe lijst',
  name: 'Naam van de nieuwe lijst',
  nameHint: 'Bijvoorbeeld: Weekbestelling',
  nameMissing: 'Vul een naam in.',
  submit: 'Lijst maken',
  on: (list: string) => `Op ${list} gezet`,
  off: (list: string) => `Van ${list} gehaald`,
} as const;
