/** A path of this site, a place on the page, mail, telephone, or another site over TLS; nothing that executes code. */
const SAFE_LINK = /^(?:\/(?![/\\])|#|mailto:|tel:|https:\/\/)[^\s\\]*$/i;

/** The address if it is allowed in a link, else empty. */
export const safeLink = (href: string): string => (SAFE_LINK.test(href) ? href : '');

/** An image of the library. No part of the path begins with a dot, so that it can't leave its folder. */
const SAFE_IMAGE = /^\/media(?:\/(?!\.)[\w.-]+)+$/;

/** The address if it is allowed for an image in a text, else empty. */
export const safeImage = (src: string): string => (SAFE_IMAGE.test(src) ? src : '');
