import type { RequestOf } from '@/api/call';
import type { OrderList } from '@/api/types';
import { orderLists as words } from '@/locales/nl/order-lists/order-lists';
import { useAppDispatch } from '@/store/hooks';
import { createList } from '@/store/order-lists/thunks';
import { useContractForm } from '../form/use-contract-form';

/** Sentences for the faults of a list's name. */
export const nameWords = { name: { required: words.nameMissing } };

/**
 * The form that creates an order list; a refused name stays in its field.
 * @param items the products that the list starts with
 */
export function useNewList(onMade: (list: OrderList) => void, items?: RequestOf<'orderLists.add'>['items']) {
  const dispatch = useAppDispatch();
  return useContractForm('orderLists.add', {
    initial: { name: '' },
    words: nameWords,
    focusOnFailure: 'name',
    rules: ({ orderListForm }) => orderListForm,
    request: (list) => ({ ...list, items }),
    send: async (list) => {
      const result = await dispatch(createList(list));
      return createList.fulfilled.match(result)
        ? { value: result.payload }
        : { refusal: { code: result.payload ?? 'internal', fields: {} } };
    },
    onDone: onMade,
  });
}
