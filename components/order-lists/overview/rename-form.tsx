'use client';

import type { OrderList } from '@/api/types';
import { listOverview as words } from '@/locales/nl/order-lists/order-list-pages';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { ListNameField } from '../../add-to-list/list-name-field';
import { nameWords } from '../../add-to-list/use-new-list';
import { InlineForm } from '../../form/inline-form';
import { useContractForm } from '../../form/use-contract-form';

interface RenameFormProps {
  list: OrderList;
  onCancel: () => void;
  onRenamed: (name: string) => void;
}

/** A list's name as a field; an unchanged name is not sent. */
export function RenameForm({ list: { listId: listID, name: before }, onCancel, onRenamed }: RenameFormProps) {
  const dispatch = useAppDispatch();
  const form = useContractForm('orderLists.rename', {
    initial: { name: before },
    words: nameWords,
    focusOnFailure: 'name',
    rules: ({ orderListForm }) => orderListForm,
    request: ({ name }) => ({ listID, listName: name }),
    send: async (request) =>
      request.listName === before ? { value: {} } : dispatch(callApi('orderLists.rename', request)),
    onDone: (_, { name }) => (name === before ? onCancel() : onRenamed(name)),
  });
  return (
    <InlineForm
      form={form}
      focus={form.field('name').id}
      submit={words.save}
      onCancel={onCancel}
      className="flex grow flex-wrap items-end gap-2 text-left"
    >
      <div className="min-w-40 grow">
        <ListNameField
          form={form}
          label={words.newName}
          onKeyDown={(event) => event.key === 'Escape' && onCancel()}
        />
      </div>
    </InlineForm>
  );
}
