'use client';

import { useRouter } from 'next/navigation';
import type { SortKey } from '@/lib/catalogue-query';
import { list as words } from '@/locales/nl/product';
import { Select } from '../ui/select';

export interface SortSelectProps {
  value: SortKey;
  /** Each way to sort with its address. */
  options: { value: SortKey; href: string }[];
}

export function SortSelect({ value, options }: SortSelectProps) {
  const router = useRouter();
  return (
    <Select
      label={words.sort}
      value={value}
      options={options.map((option) => ({ value: option.value, text: words.sorts[option.value] }))}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen) router.push(chosen.href, { scroll: false });
      }}
    />
  );
}
