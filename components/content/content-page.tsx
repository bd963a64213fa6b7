import { Suspense } from 'react';
import { ContactSection } from '../contact/contact-section';
import type { ContentProps } from '../page-props';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { Picture } from '../ui/picture';
import { AskedProduct } from './asked-product';
import { ContactCard } from './contact-card';
import { LandingPage } from './landing-page';
import { RichText } from './rich-text';

/** Where a product that was not found can be asked for. */
const ASK_PATH = 'inkoop-op-maat';

/** A page of the CMS; one that belongs to a group of products is a landing page. */
export function ContentPage({ shown, ...props }: ContentProps) {
  const { shop, page } = props;
  if (shown) return <LandingPage {...props} shown={shown} />;
  return (
    <div className="wrap pb-12">
      <Breadcrumbs crumbs={[]} current={page.title} />
      <div className="content-page">
        <div className="min-w-0">
          <article>
            <h1>{page.title}</h1>
            {page.path === ASK_PATH && (
              // The page is the same for everybody; what was asked is known in the browser.
              <Suspense fallback={null}>
                <AskedProduct branch={{ email: shop.branch.email, phone: shop.branch.phone }} />
              </Suspense>
            )}
            {page.image && (
              <Picture
                src={page.image}
                alt=""
                width={1280}
                height={480}
                load="first"
                className="content-picture"
              />
            )}
            <RichText html={page.content} />
          </article>
          <ContactSection path={page.path} shop={shop} />
        </div>
        <aside className="content-aside">
          <ContactCard branch={shop.branch} />
        </aside>
      </div>
    </div>
  );
}
