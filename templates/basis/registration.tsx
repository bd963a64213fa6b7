import { ContactCard } from '@/components/contact/contact-card';
import { TableOfContents } from '@/components/content/table-of-contents';
import { RegistrationForm } from '@/components/registration/registration-form';
import { editAttributes } from '@/components/shared/edit-mark';
import { RichText } from '@/components/shared/rich-text';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SiteLink } from '@/components/ui/site-link';
import { ACCOUNT } from '@/lib/urls/account-urls';
import { register as words } from '@/locales/nl/account/registration';
import type { RegistrationProps } from '../props';

/** The registration form, and below it the CMS text for new customers. */
export function RegistrationPage({ shop, audience, page, published }: RegistrationProps) {
  const title = page?.title ?? words.title;
  return (
    <div className="wrap pb-12">
      <Breadcrumbs crumbs={[]} current={title} />
      <div className="content-page">
        <div className="min-w-0">
          <h1 {...editAttributes(page?.edit, 'title')}>{title}</h1>
          <section>
            <h2 className="mb-4 font-semibold text-xl">
              {shop.prices === 'public' ? words.consumerTitle : words.formTitle}
            </h2>
            {audience === 'customer' ? (
              <Notice tone="info">
                <p className="mb-3">{words.loggedIn}</p>
                <SiteLink href={ACCOUNT} className={buttonClass('outline', 's')}>
                  {words.toAccount}
                </SiteLink>
              </Notice>
            ) : (
              <RegistrationForm prices={shop.prices} countries={shop.countries} published={published} />
            )}
          </section>
          {page && (
            <article className="mt-10">
              <TableOfContents html={page.content} place="above" />
              <RichText html={page.content} edit={page.edit} anchors />
            </article>
          )}
        </div>
        <aside className="content-aside">
          <ContactCard branch={shop.branch} />
          {page && <TableOfContents html={page.content} place="beside" />}
        </aside>
      </div>
    </div>
  );
}
