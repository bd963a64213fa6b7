import { useId, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { sitePages as words } from '@/locales/nl/admin/site-pages';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import type { SitePage } from '../admin/use-site-pages';
import { FieldFrame } from '../form/field';
import { Select } from '../form/select';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { useGroups } from './use-groups';

/** The API's row for no group. */
const NONE = '0';

interface ShownProductsProps {
  page: SitePage;
  onChanged: () => Promise<void>;
}

/** Ties a page to a product group, whose products it shows then, or unties it. */
export function ShownProducts({ page, onChanged }: ShownProductsProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const { groups, options, failure: loadFailure } = useGroups();
  const [chosen, setChosen] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<string>();
  const [failure, setFailure] = useState<ErrorCode>();
  const linked = groups.find(({ path }) => path === page.groupPath);
  const shownFailure = failure ?? loadFailure;
  const value = chosen ?? String(linked?.id ?? NONE);
  // A page can also be tied to a group that is gone.
  const isCurrent = value === NONE ? page.groupPath === '' : value === String(linked?.id);

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
          options={[{ value: NONE, text: words.noGroup }, ...options]}
        />
      </FieldFrame>
      {shownFailure && (
        <Notice tone="danger" urgent>
          {adminErrorText(shownFailure)}
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
