'use client';

import { formatMoment } from '@/lib/dates';
import { editingWords as words } from '@/locales/nl/admin/editing';
import type { EditedRow } from '@/store/editing/state';
import { Notice } from '../ui/notice';

/** Who else has a draft of a row, and since when. */
export const Presence = ({ row: { editors } }: { row: EditedRow }) =>
  editors.map(({ name, since }) => <Notice key={name}>{words.editors(name, formatMoment(since))}</Notice>);
