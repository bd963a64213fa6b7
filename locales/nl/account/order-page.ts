/** One order: its papers, its course, and ordering it again. */
export const orderPage = {
  neighbours: 'Vorige en volgende bestelling',
  older: 'Oudere',
  newer: 'Nieuwere',
  address: 'Afleveradres',
  pickup: 'Afgehaald bij de vestiging',
  deliveryTime: 'Tijdvak',
  coupon: 'Actiecode',
  vat: (rate: number) => `Btw ${rate}%`,
  documents: 'Documenten',
  confirmation: 'Orderbevestiging',
  deliveryNote: (number: string) => `Pakbon ${number}`,
  invoice: (number: string) => `Factuur ${number}`,
  creditNote: (number: string) => `Creditnota ${number}`,
  settlements: 'Creditnota’s en nalevering',
  credited: (date: string, amount: string) => `Gecrediteerd op ${date}: ${amount} incl. btw`,
  comesLater: 'Wordt nageleverd met uw volgende bestelling',
  cameWith: 'Nageleverd met bestelling',
  brought: 'Meegeleverd van bestelling',
  noDelivery: 'Pakbon en factuur komen hier zodra de bestelling is geleverd.',
  steps: 'Verloop',
  by: { customer: 'door u', operator: 'door de winkel', deadline: 'niet op tijd betaald' },
  remark: (text: string) => `Opmerking: ${text}`,
} as const;

/** Rows that go into the cart, from an order or from what was bought before. */
export const reorder = {
  choose: 'Kies',
  chooseRow: (name: string) => `${name} kiezen`,
  chooseAll: 'Alles kiezen',
  again: 'Opnieuw bestellen',
  leftOut: 'Niet in uw winkelwagen gelegd',
  all: 'Alles opnieuw bestellen',
  some: (n: number) => `${n} ${n === 1 ? 'regel' : 'regels'} opnieuw bestellen`,
  addSome: (n: number) => `${n} ${n === 1 ? 'artikel' : 'artikelen'} in winkelwagen`,
  addNone: 'Kies eerst artikelen',
  nothing: 'Niets uit deze bestelling is nog leverbaar.',
  busy: 'Bezig met toevoegen…',
  gone: 'Niet meer leverbaar',
  added: 'In winkelwagen',
  allAdded: (n: number) =>
    n === 1 ? 'Het artikel ligt in uw winkelwagen.' : `Alle ${n} artikelen liggen in uw winkelwagen.`,
  someAdded: (added: number, of: number) =>
    `${added} van ${of} ${of === 1 ? 'artikel ligt' : 'artikelen liggen'} in uw winkelwagen. Bij de andere staat waarom niet.`,
  noneAdded: 'Er is niets in uw winkelwagen gelegd. Bij elke regel staat waarom.',
  toCart: 'Naar winkelwagen',
} as const;
