import type { AppState } from './app/state';
import type { AuthState } from './auth/state';
import type { CartState } from './cart/state';
import type { EditingState } from './editing/state';
import type { MenuState } from './menu/slice';
import type { ListWorkState, OrderListsState } from './order-lists/state';
import type { ProductsState } from './products/state';
import type { ServiceState } from './service/state';

/** The parts of every page's store. */
export interface InitialState {
  app: AppState;
  auth: AuthState;
  cart: CartState;
  menu: MenuState;
  products: ProductsState;
}

/** The state with the parts that are absent until they are needed. */
export interface RootState extends InitialState {
  orderlists?: OrderListsState;
  listWork?: ListWorkState;
  service?: ServiceState;
  /** Of admins only. */
  editing?: EditingState;
}
