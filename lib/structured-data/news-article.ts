import type { Thing } from './json-ld.ts';

export type NewsFacts = {
  title: string;
  intro: string;
  /** ISO. */
  published: string;
  /** Absolute. */
  url: string;
  image?: string;
  publisher: { name: string; url: string; logo: string };
};

export function newsArticle({ publisher, ...item }: NewsFacts): Thing {
  const organization = {
    '@type': 'Organization',
    name: publisher.name,
    url: publisher.url,
    logo: publisher.logo,
  };
  return {
    '@type': 'NewsArticle',
    headline: item.title,
    description: item.intro || undefined,
    datePublished: item.published,
    dateModified: item.published,
    mainEntityOfPage: item.url,
    image: item.image,
    inLanguage: 'nl',
    author: organization,
    publisher: organization,
  };
}
