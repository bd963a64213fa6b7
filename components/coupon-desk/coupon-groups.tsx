import { useEffect, useId, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { couponDeskWords as words } from '@/locales/nl/admin/shop/coupons';
import { callApi, type Outcome } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { FieldFrame } from '../form/field';
import { Select } from '../form/select';
import { indentedName } from '../group-desk/group';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { Notice } from '../ui/notice';

interface CouponGroupsProps {
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

/** The groups that a coupon is for; none: all products. */
export function CouponGroups({ chosen, onChange }: CouponGroupsProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [outcome, setOutcome] = useState<Outcome<AnswerOf<'groupDesk.tree'>>>();
  useEffect(() => void dispatch(callApi('groupDesk.tree', {})).then(setOutcome), [dispatch]);
  if (outcome && 'refusal' in outcome) return <Notice tone="warning">{words.groupsFailed}</Notice>;
  const groups = outcome?.value.groups ?? [];
  const known = groups.filter(({ groupId }) => chosen.includes(groupId));
  return (
    <div className="flex flex-col gap-2">
      <FieldFrame id={id} label={words.groups}>
        <Select
          id={id}
          value=""
          disabled={!outcome}
          onChange={({ target }) => onChange([...chosen, Number(target.value)].sort((a, b) => a - b))}
          options={[
            { value: '', text: chosen.length === 0 ? words.allGroups : words.addGroup },
            ...groups
              .filter(({ groupId }) => !chosen.includes(groupId))
              .map((group) => ({ value: group.groupId, text: indentedName(groups, group) })),
          ]}
        />
      </FieldFrame>
      {known.length > 0 && (
        <ul className="flex flex-col">
          {known.map(({ groupId, name }) => (
            <li key={groupId} className="flex items-center justify-between gap-3 border-line border-b">
              {name}
              <IconButton
                label={words.removeGroup(name)}
                onClick={() => onChange(chosen.filter((one) => one !== groupId))}
              >
                <Icon name="close" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
