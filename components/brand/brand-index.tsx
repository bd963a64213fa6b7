'use client';

import { type FormEvent, useState } from 'react';
import { SEARCH } from '@/lib/urls/page-urls';
import { searchUrl } from '@/lib/urls/search-url';
import { brands as words } from '@/locales/nl/listing/brands';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';
import type { IndexedBrand } from './brand';
import { BrandTile } from './brand-tile';
import { LetterLinks } from './letter-links';
import { letterOf, nameHas } from './letters';

const stay = (event: FormEvent) => event.preventDefault();

/** All brands from A to Z. Typing filters by name; without JavaScript the form searches products. */
export function BrandIndex({ brands }: { brands: IndexedBrand[] }) {
  const [text, setText] = useState('');
  const shown = brands.filter(({ name }) => nameHas(name, text));
  return (
    <>
      <div className="brand-tools">
        <search>
          <form action={SEARCH} onSubmit={stay}>
            <input
              type="search"
              name="q"
              aria-label={words.find}
              placeholder={words.find}
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <Icon name="search" />
          </form>
        </search>
        <LetterLinks names={shown.map(({ name }) => name)} />
      </div>
      <p className="sr-only" aria-live="polite">
        {text !== '' && words.found(shown.length)}
      </p>
      {shown.length === 0 && (
        <p>
          {words.notFound(text)}{' '}
          <SiteLink href={searchUrl(text)} className="font-medium text-brand-strong underline">
            {words.searchProducts}
          </SiteLink>
        </p>
      )}
      <ul aria-label={words.title} className="brand-grid">
        {shown.map((brand, at) => {
          const letter = letterOf(brand.name);
          const isFirst = at === 0 || letterOf(shown[at - 1]?.name ?? '') !== letter;
          return <BrandTile key={brand.name} brand={brand} letter={isFirst ? letter : undefined} />;
        })}
      </ul>
    </>
  );
}
