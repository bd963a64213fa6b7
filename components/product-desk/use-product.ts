import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf, RequestOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { productDeskWords as words } from '@/locales/nl/admin/shop/products';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

export type ShownProduct = AnswerOf<'productDesk.get'>;
type Change = 'productDesk.setDetails' | 'productDesk.setStock' | 'productDesk.setPrice';

/** What became of the last change: of a form, named by its call and, for a price, its unit. */
interface Outcome {
  form: string;
  /** Absent: it was saved. */
  fault?: string;
  /** The product is another by now. */
  isConflict?: boolean;
}

/** Loads a product and changes it. After a conflict the typed text stays until the new state is asked for. */
export function useProduct(productID: number) {
  const dispatch = useAppDispatch();
  const [product, setProduct] = useState<ShownProduct>();
  const [failure, setFailure] = useState<ErrorCode>();
  const [busy, setBusy] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  /** Another number makes the forms begin again with what is stored. */
  const [version, setVersion] = useState(0);
  const reload = useCallback(async () => {
    const answer = await dispatch(callApi('productDesk.get', { productID }));
    if ('value' in answer) {
      setProduct(answer.value);
      setOutcome(undefined);
      setVersion((current) => current + 1);
    }
    setFailure('refusal' in answer ? answer.refusal.code : undefined);
  }, [dispatch, productID]);
  useEffect(() => void reload(), [reload]);
  const change = async <Name extends Change>(
    form: string,
    name: Name,
    request: Omit<RequestOf<Name>, 'productID'>,
  ): Promise<void> => {
    if (busy) return;
    setBusy(form);
    setOutcome(undefined);
    const answer = await dispatch(callApi(name, { ...request, productID } as RequestOf<Name>));
    if ('value' in answer) {
      setProduct(answer.value as ShownProduct);
      setOutcome({ form });
    } else {
      const { code, fields } = answer.refusal;
      const isConflict = code === 'conflict';
      const text = fields.stock === 'sold' ? words.sold : words.changed;
      setOutcome({ form, fault: isConflict ? text : adminErrorText(code), isConflict });
    }
    setBusy(undefined);
  };
  return { product, failure, busy, outcome, version, reload, change };
}
export type ProductChanges = Pick<ReturnType<typeof useProduct>, 'busy' | 'outcome' | 'change' | 'reload'>;
