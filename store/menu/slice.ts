import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface MenuState {
  /** The group whose mega menu is open. */
  openGroup: number | null;
  /** The menu panel on small screens. */
  mobileOpen: boolean;
}

const initialState: MenuState = { openGroup: null, mobileOpen: false };

/** Main menu: open with a group, close, toggle; a route change closes it (docs/behaviour.md §3.2). */
export const menuSlice = createSlice({
  name: 'menu',
  initialState,
  reducers: {
    menuOpened(state, { payload }: PayloadAction<number>) {
      state.openGroup = payload;
    },
    menuClosed: () => initialState,
    menuToggled(state, { payload }: PayloadAction<number>) {
      state.openGroup = state.openGroup === payload ? null : payload;
    },
    mobileMenuToggled(state) {
      state.mobileOpen = !state.mobileOpen;
    },
  },
});

export const { menuOpened, menuClosed, menuToggled, mobileMenuToggled } = menuSlice.actions;
