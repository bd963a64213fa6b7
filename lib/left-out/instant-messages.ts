/** Replaces messages that Next gives in development, about prefetching by `next/link`. */
export const createLinkPrefetchPartialError = () => new Error('See lib/left-out/instant-messages.ts.');
