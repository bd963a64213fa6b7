/** Removes slashes at both ends, which links may have. */
export const trimPath = (path = ''): string => path.replace(/^\/+|\/+$/g, '');
