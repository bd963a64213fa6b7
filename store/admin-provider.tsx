'use client';

import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';
import { whenOnline } from '@/lib/when-online';
import { editingSlice } from './editing/slice';
import { injectReducers } from './inject-reducers';
import { makeStore } from './make-store';
import type { LoadApi } from './thunk';

const loadAdminApi: LoadApi = () =>
  whenOnline().then(() => import('@/api/admin').then((module) => module.adminCall));

/** The store of an admin's page: its calls carry the admin's session. It loads no customer and no cart. */
export function AdminProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => {
    const made = makeStore({}, loadAdminApi);
    injectReducers(made, { editing: editingSlice.reducer });
    return made;
  });
  return <Provider store={store}>{children}</Provider>;
}
