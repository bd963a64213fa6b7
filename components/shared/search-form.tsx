import { type ReactNode, useId } from 'react';
import { account as words } from '@/locales/nl/account/account';
import { Field } from '../form/field';
import { Button } from '../ui/button';

interface SearchFormProps {
  action: string;
  label: string;
  search: string;
  /** More fields. */
  children?: ReactNode;
}

/** A plain GET form with `zoek`: the search text is in the URL, and it works without JavaScript. */
export function SearchForm({ action, label, search, children }: SearchFormProps) {
  const id = useId();
  return (
    <form action={action} method="get" className="no-print mb-6 flex flex-wrap items-end gap-3">
      <div className={`max-w-md grow sm:min-w-56 sm:basis-0 ${children ? 'basis-full' : 'basis-0'}`}>
        <Field id={id} name="zoek" type="search" label={label} defaultValue={search} maxLength={200} />
      </div>
      {children}
      <Button type="submit" look="outline">
        {words.show}
      </Button>
    </form>
  );
}
