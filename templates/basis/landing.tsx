import { ContactCard } from '@/components/contact/contact-card';
import { ShownGroup } from '@/components/content/shown-group';
import { splitLead } from '@/components/content/split-lead';
import { SubgroupLinks } from '@/components/listing/subgroup-links';
import { PageHero } from '@/components/shared/page-hero';
import { RichText } from '@/components/shared/rich-text';
import { priceView } from '@/components/shop';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { buttonClass } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { groupUrl } from '@/lib/urls/group-url';
import { content as words } from '@/locales/nl/content';
import type { ContentProps } from '../props';

export type LandingPageProps = ContentProps & { shown: NonNullable<ContentProps['shown']> };

/** Landing page of a part of the assortment: number of products, best sellers and a buying guide. */
export function LandingPage({ shop, audience, page, shown }: LandingPageProps) {
  const { lead, rest } = splitLead(page.content);
  const { group, list } = shown;
  return (
    <div className="wrap pb-12">
      <Breadcrumbs crumbs={[]} current={page.title} />
      <PageHero
        title={page.title}
        lead={lead}
        image={page.image}
        imageAlt={page.imageAlt}
        imageFocal={page.imageFocal}
        edit={page.edit}
      >
        {list.numFound > 0 && (
          <SiteLink href={groupUrl(group)} className={buttonClass('primary', 'l')}>
            {words.all(list.numFound)}
          </SiteLink>
        )}
        {rest && (
          <a href="#keuzehulp" className={buttonClass('outline', 'l')}>
            {words.guide}
          </a>
        )}
      </PageHero>
      <SubgroupLinks groups={group.subgroups} />
      <ShownGroup {...shown} view={priceView(shop, audience)} />
      {(rest || page.edit) && (
        <div id="keuzehulp" className="content-page landing-guide">
          <RichText html={rest} edit={page.edit} anchors />
          <aside className="content-aside">
            <ContactCard branch={shop.branch} />
          </aside>
        </div>
      )}
    </div>
  );
}
