import { register as words } from '@/locales/nl/register';
import { ContactCard } from '../content/contact-card';
import { RichText } from '../content/rich-text';
import type { RegisterProps } from '../page-props';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { buttonClass } from '../ui/button';
import { IntentLink } from '../ui/intent-link';
import { Notice } from '../ui/notice';
import { RegisterForm } from './register-form';

/** What the shop says to new customers, with the form to become one. */
export function RegisterPage({ shop, audience, page }: RegisterProps) {
  const title = page?.title ?? words.title;
  return (
    <div className="wrap pb-12">
      <Breadcrumbs crumbs={[]} current={title} />
      <div className="content-page">
        <div className="flex min-w-0 flex-col gap-8">
          <article>
            <h1>{title}</h1>
            {page && <RichText html={page.content} />}
          </article>
          <section>
            <h2 className="mb-4 font-semibold text-xl">
              {shop.prices === 'public' ? words.consumerTitle : words.formTitle}
            </h2>
            {audience === 'k' ? (
              <Notice tone="info">
                <p className="mb-3">{words.loggedIn}</p>
                <IntentLink href="/nl/mijn-account" className={buttonClass('outline', 's')}>
                  {words.toAccount}
                </IntentLink>
              </Notice>
            ) : (
              <RegisterForm prices={shop.prices} countries={shop.countries} />
            )}
          </section>
        </div>
        <aside className="content-aside">
          <ContactCard branch={shop.branch} />
        </aside>
      </div>
    </div>
  );
}
