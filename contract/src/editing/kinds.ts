/**
 * What a value of a field is. A value is a text in a draft and in every version: '' for none, `true` or `false` for a
 * flag, UTC in ISO form for a moment.
 */
export type FieldType = 'html' | 'line' | 'image' | 'link' | 'number' | 'moment' | 'flag';

interface ContentKindRules {
  /** Which cached answers a publication makes stale. */
  changes: 'content' | 'groups' | 'settings';
  fields: Readonly<Record<string, FieldType>>;
}

/** The kinds of things that administrators edit, with their fields. The backend's `stored-kinds.ts` names the table of each. */
export const contentKinds = {
  /** Content pages, also the landing pages and the texts of brands (`c/merken/<slug>`). */
  page: {
    changes: 'content',
    fields: {
      title: 'line',
      content: 'html',
      image: 'image',
      menu: 'line',
      position: 'number',
      htmlTitle: 'line',
      htmlDescription: 'line',
      visible: 'flag',
    },
  },
  /** Texts and pictures of a product group. */
  group: {
    changes: 'groups',
    fields: {
      contentTop: 'html',
      contentBottom: 'html',
      image: 'image',
      foto: 'image',
      htmlTitle: 'line',
      htmlDescription: 'line',
    },
  },
  /** A slide; its title is the heading in its text. */
  slide: {
    changes: 'content',
    fields: {
      content: 'html',
      image: 'image',
      alt: 'line',
      link: 'link',
      position: 'number',
      shownFrom: 'moment',
      shownUntil: 'moment',
      visible: 'flag',
    },
  },
  news: {
    changes: 'content',
    fields: {
      title: 'line',
      intro: 'line',
      content: 'html',
      image: 'image',
      published: 'moment',
      visible: 'flag',
    },
  },
  /** A recipe, a video or a blog. What it needs is a list whose links name products; the steps are a numbered list. */
  blog: {
    changes: 'content',
    fields: {
      title: 'line',
      intro: 'line',
      content: 'html',
      image: 'image',
      isFood: 'flag',
      prepMinutes: 'number',
      totalMinutes: 'number',
      yields: 'line',
      frequency: 'line',
      ingredients: 'html',
      steps: 'html',
      transcript: 'html',
      published: 'moment',
      visible: 'flag',
    },
  },
  /** Texts of the site itself, whose id is 1: the banner, the notice and the details of its branch. */
  site: {
    changes: 'settings',
    fields: {
      alertMessage: 'line',
      bannerLink: 'link',
      bannerFrom: 'moment',
      bannerUntil: 'moment',
      bannerHidden: 'flag',
      notice: 'html',
      htmlTitle: 'line',
      htmlDescription: 'line',
      htmlKeywords: 'line',
    },
  },
} as const satisfies Record<string, ContentKindRules>;

export type ContentKind = keyof typeof contentKinds;
export const contentKindNames = Object.keys(contentKinds) as [ContentKind, ...ContentKind[]];
/** Changes that are counted per site: `products` changes without a publication too, by the desks and by imports. */
export type ChangeTag = ContentKindRules['changes'] | 'products';

/** The type of each field of a kind. */
export const fieldTypesOf = (kind: ContentKind): Readonly<Record<string, FieldType>> =>
  contentKinds[kind].fields;

/** Characters in a notice, without its elements: it stands above the home page and the cart. */
export const MAX_NOTICE_LENGTH = 600;

/** The id of the one row of the kind `site`. */
export const SITE_ROW = 1;
