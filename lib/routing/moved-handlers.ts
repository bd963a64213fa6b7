/**
 * Former addresses of what pages load and post to: a page that was opened before a deployment still uses them. A line
 * may go when no browser can have such a page any more.
 */
const moved: Readonly<Record<string, string>> = {
  '/aanvraag': '/internal/forms/shelf-request',
  '/bericht': '/internal/forms/contact',
  '/eigen-start': '/internal/dashboard',
  '/eigen-wagen': '/internal/cart',
  '/prijzen': '/internal/prices',
  '/thema/menu': '/theme/menu',
};

/** The present address; undefined when it has not moved. */
export const movedHandler = (pathname: string): string | undefined =>
  Object.hasOwn(moved, pathname) ? moved[pathname] : undefined;
