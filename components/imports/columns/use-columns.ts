import type { ColumnFormat, EmptyPolicy, ImportFieldName, ImportKind } from '@toonbank/contract';
import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf, RequestOf } from '@/api/call';
import { callApi, type Outcome, type Refusal } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

export type SheetColumns = AnswerOf<'imports.columns'>;
export type SheetColumn = SheetColumns['columns'][number];

/** The use of a column; without a field it is not used. */
export interface ColumnChoice {
  field: ImportFieldName | '';
  format: ColumnFormat;
  empty: EmptyPolicy;
}
export type Choices = Readonly<Record<number, ColumnChoice>>;

export const UNUSED: ColumnChoice = { field: '', format: 'text', empty: 'keep' };

const choicesOf = ({ mapping }: SheetColumns): Choices =>
  Object.fromEntries(mapping.map(({ column, field, format, empty }) => [column, { field, format, empty }]));

type Mapping = RequestOf<'imports.setMapping'>;
export type ImportOptions = Mapping['options'];

const optionsOf = ({ options }: SheetColumns, kind: ImportKind): ImportOptions => ({
  ...(kind === 'stock' && { stock_meaning: 'physical', moment: new Date().toISOString() }),
  ...(kind === 'products' && { add_new: true }),
  ...(options.stockMeaning && { stock_meaning: options.stockMeaning }),
  ...(options.moment && { moment: options.moment }),
  ...(options.priceListId && { price_list_id: options.priceListId }),
  ...(options.groupAction && { group_action: options.groupAction }),
  ...(options.addNew !== undefined && { add_new: options.addNew }),
});

/** The columns of an import's file, what was chosen for each, and the call that compares by it. */
export function useColumns(importID: number, kind: ImportKind) {
  const dispatch = useAppDispatch();
  const [sheet, setSheet] = useState<string>();
  const [loaded, setLoaded] = useState<Outcome<SheetColumns>>();
  const [choices, setChoices] = useState<Choices>({});
  const [options, setOptions] = useState<ImportOptions>({});
  const [profile, setProfile] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);

  const load = useCallback(async () => {
    const outcome = await dispatch(callApi('imports.columns', { importID, ...(sheet && { sheet }) }));
    setLoaded(outcome);
    if (!('value' in outcome)) return;
    setChoices(choicesOf(outcome.value));
    setOptions(optionsOf(outcome.value, kind));
    setProfile(outcome.value.profile?.name ?? '');
  }, [dispatch, importID, kind, sheet]);
  useEffect(() => void load(), [load]);

  const compare = async (): Promise<boolean> => {
    setBusy(true);
    setRefusal(undefined);
    const mapping = Object.entries(choices).flatMap(([column, { field, ...rest }]) =>
      field === '' ? [] : [{ column: Number(column), field, ...rest }],
    );
    const outcome = await dispatch(
      callApi('imports.setMapping', {
        importID,
        mapping,
        options,
        profile,
        ...(sheet && { sheet }),
      }),
    );
    setBusy(false);
    if ('value' in outcome) return true;
    setRefusal(outcome.refusal);
    return false;
  };
  const choose = (column: number, choice: ColumnChoice) =>
    setChoices((before) => ({ ...before, [column]: choice }));

  return {
    loaded,
    load,
    setSheet,
    choices,
    choose,
    options,
    setOptions,
    profile,
    setProfile,
    compare,
    busy,
    refusal,
  };
}
