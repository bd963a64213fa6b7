import { Suspense } from 'react';
import { ContactCard } from '@/components/contact/contact-card';
import { ContactSection } from '@/components/contact/contact-section';
import { TableOfContents } from '@/components/content/table-of-contents';
import { NewsletterSection } from '@/components/newsletter/newsletter-section';
import { StoredInBrowser } from '@/components/privacy/stored-in-browser';
import { RequestedProduct } from '@/components/search/requested-product';
import { editAttributes } from '@/components/shared/edit-mark';
import { RichText } from '@/components/shared/rich-text';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { DrawnPicture } from '@/components/ui/drawn-picture';
import { NEWSLETTER_PATH } from '@/lib/urls/newsletter-urls';
import { PRIVACY_PAGE } from '@/lib/urls/page-urls';
import type { ContentProps } from '../props';
import { LandingPage } from './landing';

/** Page with the form to request a product. */
const ASK_PATH = 'inkoop-op-maat';

/** A CMS page; one that belongs to a product group is a landing page. */
export function ContentPage({ shown, ...props }: ContentProps) {
  const { shop, page, hasPrivacy } = props;
  if (shown) return <LandingPage {...props} shown={shown} />;
  return (
    <div className="wrap pb-12">
      <Breadcrumbs crumbs={[]} current={page.title} />
      <div className="content-page">
        <div className="min-w-0">
          <article>
            <h1 {...editAttributes(page.edit, 'title')}>{page.title}</h1>
            {page.path === ASK_PATH && (
              // The page is the same for all visitors; the search text is known in the browser only.
              <Suspense fallback={null}>
                <RequestedProduct branch={{ email: shop.branch.email, phone: shop.branch.phone }} />
              </Suspense>
            )}
            {page.image && (
              <DrawnPicture
                src={page.image}
                alt={page.imageAlt}
                width={1280}
                height={480}
                widths={[1280]}
                crop="16x9"
                focal={page.imageFocal}
                load="first"
                className="content-picture"
                {...editAttributes(page.edit, 'image')}
              />
            )}
            <TableOfContents html={page.content} place="above" />
            <RichText html={page.content} edit={page.edit} anchors />
            {page.path === PRIVACY_PAGE && <StoredInBrowser />}
          </article>
          {page.path === NEWSLETTER_PATH ? (
            <NewsletterSection hasPrivacy={hasPrivacy} />
          ) : (
            <ContactSection path={page.path} shop={shop} hasPrivacy={hasPrivacy} />
          )}
        </div>
        <aside className="content-aside">
          <ContactCard branch={shop.branch} />
          <TableOfContents html={page.content} place="beside" />
        </aside>
      </div>
    </div>
  );
}
