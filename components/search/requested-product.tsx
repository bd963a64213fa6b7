'use client';

import { useSearchParams } from 'next/navigation';
import { searchText, searchUrl } from '@/lib/urls/search-url';
import { ask as words } from '@/locales/nl/ask';
import { PhoneLink } from '../shared/phone-link';
import type { Shop } from '../shop';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';
import { askMail } from './ask-mail';
import { shownText } from './shown-text';

/** Search text without results (`?product=`), with a prepared mail that requests it. */
export function RequestedProduct({ branch }: { branch: Pick<Shop['branch'], 'email' | 'phone'> }) {
  const text = searchText(useSearchParams().get('product') ?? '');
  if (text === '') return null;
  const shown = shownText(text);
  return (
    <section aria-labelledby="gevraagd" className="content-card asked-product">
      <h2 id="gevraagd">
        {words.asked} ‘<bdi>{shown}</bdi>’
      </h2>
      <p>{words.how}</p>
      <a href="#bericht" className={buttonClass()}>
        {words.form}
      </a>
      <a href={askMail(branch.email, shown)}>
        <Icon name="mail" />
        {words.mail}
      </a>
      <PhoneLink phone={branch.phone} icon />
      <SiteLink href={searchUrl(text)}>
        <Icon name="search" />
        {words.again}
      </SiteLink>
    </section>
  );
}
