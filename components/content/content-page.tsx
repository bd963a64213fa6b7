import type { ContentProps } from '../page-props';
import { priceView } from '../shop';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { Picture } from '../ui/picture';
import { ContactCard } from './contact-card';
import { RichText } from './rich-text';
import { ShownGroup } from './shown-group';

/** A page of the CMS; a landing page also shows what is in its group. */
export function ContentPage({ shop, audience, page, shown }: ContentProps) {
  return (
    <div className="wrap pb-12">
      <Breadcrumbs crumbs={[]} current={page.title} />
      <div className={`content-page ${shown ? 'landing-page' : ''}`}>
        <article>
          <h1>{page.title}</h1>
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
        {!shown && (
          <aside className="content-aside">
            <ContactCard branch={shop.branch} />
          </aside>
        )}
      </div>
      {shown && <ShownGroup {...shown} view={priceView(shop, audience)} />}
    </div>
  );
}
