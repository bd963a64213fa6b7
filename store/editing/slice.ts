import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type EditedRow, type EditingState, type RowId, rowKey } from './state';

const initialState: EditingState = { rows: {} };

type Part = Partial<Omit<EditedRow, keyof RowId>>;

export const editingSlice = createSlice({
  name: 'editing',
  initialState,
  reducers: {
    opened(state, { payload }: PayloadAction<EditedRow>) {
      return { ...state, rows: { ...state.rows, [rowKey(payload)]: payload } };
    },
    updated(state, { payload: { row, part } }: PayloadAction<{ row: RowId; part: Part }>) {
      const known = state.rows[rowKey(row)];
      if (!known) return state;
      return { ...state, rows: { ...state.rows, [rowKey(row)]: { ...known, ...part } } };
    },
    /** What is live has changed by a publication, or the draft is gone: the row is read again when it is opened. */
    closed(state, { payload }: PayloadAction<RowId>) {
      const { [rowKey(payload)]: _, ...rows } = state.rows;
      return { ...state, rows };
    },
  },
});

export const { opened, updated, closed } = editingSlice.actions;
