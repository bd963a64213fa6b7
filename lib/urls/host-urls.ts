/** Style and logo of the host's site, for pages that are rendered when only the host is known. */
export const HOST_STYLE = '/theme/style';
export const HOST_LOGO = '/theme/logo';
