import type { ProductDoc } from '@/api/types';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { countProductOf } from '../../offline/load-sheet';
import type { FoundUnit } from '../model/codes';

/** Asks the shop for a code that the list does not have. Undefined without a network, and for a code that it does not know. */
export function useShopCode() {
  const dispatch = useAppDispatch();
  return async (code: string): Promise<FoundUnit | undefined> => {
    if (!navigator.onLine) return undefined;
    const outcome = await dispatch(callApi('quickOrder.find', { codes: [code] }));
    const [match] = 'value' in outcome ? outcome.value : [];
    if (!match) return undefined;
    const product = countProductOf(match.product as ProductDoc);
    const unit = product.units.find(({ id }) => id === match.unitId);
    return unit && { product, unit };
  };
}
