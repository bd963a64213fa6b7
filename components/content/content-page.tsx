import type { ContentProps } from '../page-props';
import { Breadcrumbs } from '../ui/breadcrumbs';

/** A page of the CMS. Its HTML is sanitised by the API, on write and on the way out. */
export function ContentPage({ page }: ContentProps) {
  return (
    <div className="wrap pb-12">
      <Breadcrumbs crumbs={[]} current={page.title} />
      <article className="max-w-3xl">
        <h1 className="mb-6 font-bold text-2xl lg:text-3xl">{page.title}</h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised content of the shop's own editors */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: page.content }} />
      </article>
    </div>
  );
}
