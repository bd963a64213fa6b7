import type { TypedCustomer } from './typed-customer';

const KEY = 'toonbank.registration';

/** Draft of this tab, kept over a reload. */
export function keptCustomer(): Partial<TypedCustomer> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** Undefined forgets it. */
export function keepCustomer(typed: TypedCustomer | undefined): void {
  try {
    if (typed) sessionStorage.setItem(KEY, JSON.stringify(typed));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without a storage it lasts as long as the page does.
  }
}
