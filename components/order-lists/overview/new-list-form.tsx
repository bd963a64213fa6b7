'use client';

import { listOverview as words } from '@/locales/nl/order-lists/order-list-pages';
import { orderLists } from '@/locales/nl/order-lists/order-lists';
import { ListNameField } from '../../add-to-list/list-name-field';
import { useNewList } from '../../add-to-list/use-new-list';
import { Button } from '../../ui/button';

/** Name field of a new list, which is empty again once the list exists. */
export function NewListForm({ onMade }: { onMade: (name: string) => void }) {
  const form = useNewList(({ name }) => {
    form.restart({});
    onMade(name);
  });
  return (
    <form
      {...form.root}
      onSubmit={form.submit}
      noValidate
      className="no-print mt-8 flex max-w-xl flex-wrap items-end gap-3"
    >
      <div className="min-w-56 grow">
        <ListNameField form={form} label={words.newList} />
      </div>
      <Button type="submit" busy={form.busy}>
        {orderLists.submit}
      </Button>
    </form>
  );
}
