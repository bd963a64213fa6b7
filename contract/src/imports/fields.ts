import type { Permission } from '../permissions.ts';
import type { ImportFieldType } from './formats.ts';
import type { ImportKind } from './kinds.ts';

interface ImportField {
  type: ImportFieldType;
  /** Finds the row that the line is about. Of several, one has to be mapped. */
  key?: true;
  /** Has to be mapped. */
  required?: true;
  /** An empty cell may mean that the value becomes empty. */
  clearable?: true;
  /** The permission that a role needs besides that of the kind. */
  permission?: Permission;
  /** Characters of a text. */
  max?: number;
}

const article = {
  article_number: { type: 'code', key: true },
  ean: { type: 'ean', key: true },
  /** Name or description of the unit ('doos'), or its content in base pieces; absent: the default unit. */
  unit: { type: 'text' },
} as const satisfies Record<string, ImportField>;

/** The fields of each kind of import, in the order in which a screen offers them. */
export const importFields = {
  prices: {
    ...article,
    /** Of one unit, without VAT. */
    price: { type: 'money', required: true },
    /** Code or name of the price list; with `from_quantity` the price is a tier of it. */
    price_list: { type: 'text' },
    /** The tier counts from this many units on. */
    from_quantity: { type: 'whole' },
    /** Is compared with `price` and not stored. */
    purchase_price: { type: 'money' },
  },
  stock: {
    ...article,
    /** In units of `unit`, without one in base pieces. */
    stock: { type: 'whole', required: true },
  },
  products: {
    article_number: { type: 'code', key: true, required: true, max: 20 },
    name: { type: 'text', max: 200 },
    /** Path of the group ('schoonmaak/dweilen'), or its name. */
    group: { type: 'text' },
    brand: { type: 'text', max: 100 },
    vat: { type: 'percent' },
    description: { type: 'text', clearable: true },
    /** Singular name of one piece: 'rol'. */
    base_unit: { type: 'text', max: 40 },
    /** Smallest quantity that is sold, in base pieces. */
    step: { type: 'whole' },
    delivery_days: { type: 'whole' },
    /** Where the goods are in the warehouse. */
    location: { type: 'text', clearable: true, max: 40 },
    active: { type: 'yes_no' },
    /** Finds the unit by name, description or content, without one the default unit; one that the article lacks is added. */
    unit: { type: 'text', max: 60 },
    unit_content: { type: 'whole' },
    ean: { type: 'ean', clearable: true },
    price: { type: 'money' },
    purchase_price: { type: 'money' },
  },
  groups: {
    article_number: article.article_number,
    ean: article.ean,
    /** Path of the group, or its name. */
    group: { type: 'text', required: true },
    /** Of this line, instead of the option `group_action`. */
    group_action: { type: 'group_action' },
  },
  /** Of a ZIP: each file in it is a line. */
  pictures: {
    file_name: { type: 'text', key: true, required: true },
    picture: { type: 'file' },
    safety_sheet: { type: 'file' },
  },
  customers: {
    number: { type: 'code', key: true, required: true },
    company: { type: 'text', max: 100 },
    customer_kind: { type: 'customer_kind' },
    kvk: { type: 'kvk', clearable: true },
    vat_number: { type: 'vat_number', clearable: true },
    /** The user of a new customer; of customers that the shop has, users are not changed. */
    email: { type: 'email', max: 200 },
    first_name: { type: 'text', max: 60 },
    last_name: { type: 'text', max: 60 },
    phone: { type: 'code', max: 30 },
    price_list: { type: 'text', clearable: true },
    payment_term_days: { type: 'whole', permission: 'customers.credit' },
    credit_limit: { type: 'money', clearable: true, permission: 'customers.credit' },
    active: { type: 'yes_no' },
    /** The main address. */
    street: { type: 'text', max: 100 },
    house_number: { type: 'code', max: 20 },
    postcode: { type: 'code' },
    city: { type: 'text', max: 80 },
    country: { type: 'country' },
  },
  agreements: {
    customer_number: { type: 'code', required: true },
    ...article,
    price: { type: 'money', required: true },
    valid_from: { type: 'date', required: true },
    valid_until: { type: 'date', required: true },
  },
} as const satisfies Record<ImportKind, Record<string, ImportField>>;

type NamesOf<Fields> = Fields extends unknown ? keyof Fields & string : never;
/** `price`, `article_number`, … of all kinds. */
export type ImportFieldName = NamesOf<(typeof importFields)[ImportKind]>;

/** All names, each once. */
export const importFieldNames = [
  ...new Set(Object.values(importFields).flatMap((fields) => Object.keys(fields))),
] as [ImportFieldName, ...ImportFieldName[]];

/** The fields of a kind as a list. */
export const fieldsOf = (kind: ImportKind): (ImportField & { name: ImportFieldName })[] =>
  Object.entries(importFields[kind] as Record<string, ImportField>).map(([name, field]) => ({
    name: name as ImportFieldName,
    ...field,
  }));
