import { type FormEvent, useEffect, useId, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { productUnitWords as words } from '@/locales/nl/admin/shop/product-units';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { ChangeOutcome } from '../admin/change-outcome';
import { FieldFrame } from '../form/field';
import { Select } from '../form/select';
import { indentedName } from '../group-desk/group';
import { Button } from '../ui/button';
import type { ProductChanges, ShownProduct } from './product';

const FORM = 'group';

interface ProductGroupProps extends ProductChanges {
  product: ShownProduct;
  canWrite: boolean;
}

/** The group of a product. Until the groups are loaded only its own can be chosen. */
export function ProductGroup({ product, canWrite, ...changes }: ProductGroupProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const { groupId, group } = product;
  const [chosen, setChosen] = useState(groupId);
  const [groups, setGroups] = useState<AnswerOf<'groupDesk.tree'>['groups']>([]);
  useEffect(() => {
    void dispatch(callApi('groupDesk.tree', {})).then((outcome) => {
      if ('value' in outcome) setGroups(outcome.value.groups);
    });
  }, [dispatch]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void changes.change(FORM, 'productDesk.setGroup', { seen: groupId, groupID: chosen });
  };
  return (
    <form onSubmit={submit} className="flex flex-col items-start gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <FieldFrame id={id} label={words.group}>
          <Select
            id={id}
            value={chosen}
            disabled={!canWrite}
            onChange={({ target }) => setChosen(Number(target.value))}
            options={
              groups.length === 0
                ? [{ value: groupId, text: group }]
                : groups.map((one) => ({ value: one.groupId, text: indentedName(groups, one) }))
            }
          />
        </FieldFrame>
        {canWrite && (
          <Button type="submit" look="outline" busy={changes.busy === FORM}>
            {words.saveGroup}
          </Button>
        )}
      </div>
      <ChangeOutcome form={FORM} {...changes} />
    </form>
  );
}
