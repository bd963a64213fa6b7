/** Replaces Next's list of visible `next/link`s: the shop's links are plain anchors (ADR 13). */
export const getLinkForCurrentNavigation = () => null;
export const setLinkForCurrentNavigation = () => undefined;
export const pingVisibleLinks = () => undefined;
