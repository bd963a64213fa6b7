/** The kinds of blog items, by their number in the API (docs/behaviour.md §14.2). */
export const blogKinds = { recipe: 1, video: 2, blog: 3 } as const;
export type BlogKinds = typeof blogKinds;
export type BlogKind = keyof BlogKinds;

/** The lists of one kind, by the last segment of their address: no item has one of these as its slug. */
export const blogLists = { recipe: 'recepten', video: 'videos', blog: 'blogs' } as const;
export type BlogLists = typeof blogLists;
