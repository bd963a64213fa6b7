// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ProductGroup } from '@/api/types';
import { GroupList } from '@/components/home/group-list';
import { GroupPictures } from '@/components/home/group-pictures';
import { GroupTiles } from '@/components/home/group-tiles';
import { NewsAndReview } from '@/components/home/news-and-review';
import { SubgroupLinks } from '@/components/listing/subgroup-links';
import { GROUP_STAND_IN } from '@/lib/pictures/group-picture';

it('the home page of a shop without groups, news and reviews has no headings without content', () => {
  const { container } = render(
    <>
      <GroupTiles groups={[]} />
      <GroupList groups={[]} />
      <GroupPictures groups={[]} className="bays" />
      <NewsAndReview news={[]} />
    </>,
  );
  expect(container.innerHTML).toBe('');
});

it('a group without a picture has a drawing in its place, on each list of groups', () => {
  const group = { id: 1, path: 'c/zeep', siteLabel: 'Zeep', image: '', productCount: 2, subgroups: [] };
  const groups = [group as unknown as ProductGroup];
  const { container } = render(
    <>
      <GroupTiles groups={groups} />
      <GroupPictures groups={groups} className="bays" />
      <SubgroupLinks groups={groups} />
    </>,
  );
  const pictures = [...container.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  expect(pictures).toEqual([GROUP_STAND_IN, GROUP_STAND_IN, GROUP_STAND_IN]);
});
