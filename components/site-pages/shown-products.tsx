import { useEffect, useId, useState } from 'react';
import type { ErrorCode, ProductGroup } from '@/api/types';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { sitePages as words } from '@/locales/nl/admin/site-pages';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import type { SitePage } from '../admin/use-site-pages';
import { FieldFrame } from '../form/field';
import { Select } from '../form/select';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

/** The API's row for no group. */
const NONE = '0';

interface ShownProductsProps {
  page: SitePage;
  onChanged: () => Promise<void>;
}

/** All groups below each other, with their depth in the tree. */
const flatten = (groups: readonly ProductGroup[], depth = 0): { group: ProductGroup; depth: number }[] =>
  groups.flatMap((group) => [{ group, depth }, ...flatten(group.subgroups, depth + 1)]);

/** Ties a page to a product group, whose products it shows then, or unties it. */
export function ShownProducts({ page, onChanged }: ShownProductsProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [groups, setGroups] = useState<ReturnType<typeof flatten>>([]);
  const [chosen, setChosen] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<string>();
  const [failure, setFailure] = useState<ErrorCode>();
  useEffect(() => {
    void dispatch(callApi('productGroups.tree', { id: 0 })).then((outcome) => {
      if ('value' in outcome) setGroups(flatten(outcome.value));
      else setFailure(outcome.refusal.code);
    });
  }, [dispatch]);
  const linked = groups.find(({ group }) => group.path === page.groupPath);
  const value = chosen ?? String(linked?.group.id ?? NONE);
  // A page can also be tied to a group that is gone.
  const isCurrent = value === NONE ? page.groupPath === '' : value === String(linked?.group.id);

  const link = async () => {
    setDone(undefined);
    setBusy(true);
    setFailure(undefined);
    const request = { id: page.id, table: 'product_groups', rowId: Number(value) } as const;
    const outcome = await dispatch(callApi('cms.linkContentPage', request));
    setBusy(false);
    if ('refusal' in outcome) return setFailure(outcome.refusal.code);
    setDone(value === NONE ? words.unlinked : words.linked);
    await onChanged();
  };

  return (
    <section className="flex flex-col gap-3 border-line border-t pt-4">
      <FieldFrame id={`${id}-group`} label={words.products} hint={words.productsHint}>
        <Select
          id={`${id}-group`}
          aria-describedby={`${id}-group-hint`}
          value={value}
          onChange={({ target }) => {
            setChosen(target.value);
            setDone(undefined);
          }}
          options={[
            { value: NONE, text: words.noGroup },
            ...groups.map(({ group, depth }) => ({
              value: String(group.id),
              text: `${'\u2007\u2007'.repeat(depth)}${group.siteLabel}`,
            })),
          ]}
        />
      </FieldFrame>
      {failure && (
        <Notice tone="danger" urgent>
          {adminErrorText(failure)}
        </Notice>
      )}
      {done && (
        <Notice tone="success" urgent>
          {done}
        </Notice>
      )}
      <Button
        look="outline"
        busy={isBusy}
        disabled={groups.length === 0 || isCurrent}
        className="self-start"
        onClick={() => void link()}
      >
        {value === NONE ? words.unlink : words.link}
      </Button>
    </section>
  );
}
