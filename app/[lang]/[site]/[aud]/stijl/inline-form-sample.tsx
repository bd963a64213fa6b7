'use client';

import { useState } from 'react';
import { Field } from '@/components/form/field';
import { InlineForm } from '@/components/form/inline-form';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { stylePage as words } from '@/locales/nl/style-page';

/** A form that replaces its button; it sends nothing. */
export function InlineFormSample() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (open) return <NameForm onClose={close} />;
  return (
    <Button look="outline" size="s" onClick={() => setOpen(true)}>
      {words.rename.open}
    </Button>
  );
}

function NameForm({ onClose }: { onClose: () => void }) {
  const form = useContractForm('orderLists.rename', {
    initial: { name: words.rename.name },
    rules: ({ orderListForm }) => orderListForm,
    request: ({ name }) => ({ listID: 1, listName: name }),
    send: async () => ({ value: {} }),
    onDone: onClose,
  });
  return (
    <InlineForm
      form={form}
      focus={form.field('name').id}
      submit={words.rename.save}
      onCancel={onClose}
      className="flex flex-wrap items-end gap-2"
    >
      <Field {...form.field('name')} label={words.rename.label} />
    </InlineForm>
  );
}
