import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { LoadApi } from './api';
import { appSlice } from './app/slice';
import { authSlice } from './auth/slice';
import { cartSlice } from './cart/slice';
import { menuSlice } from './menu/slice';
import { productsSlice } from './products/slice';
import type { ThunkExtra } from './thunk';

// At module level: a store built inside a component fails the build under cache components.
const rootReducer = combineReducers({
  app: appSlice.reducer,
  auth: authSlice.reducer,
  cart: cartSlice.reducer,
  menu: menuSlice.reducer,
  products: productsSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

const loadBrowserApi: LoadApi = () => import('@/api/browser').then((module) => module.browserApi);

/** One store per request and per browser tab. Tests pass their own `api`. */
export function makeStore(preloaded?: Partial<RootState>, api: LoadApi = loadBrowserApi) {
  const extraArgument: ThunkExtra = { api, waiting: new Map() };
  return configureStore({
    reducer: rootReducer,
    preloadedState: preloaded,
    // The checks walk the whole state on every action; the tests run with them.
    middleware: (getDefault) =>
      process.env.NODE_ENV === 'test'
        ? getDefault({ thunk: { extraArgument } })
        : getDefault({ thunk: { extraArgument }, serializableCheck: false, immutableCheck: false }),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
