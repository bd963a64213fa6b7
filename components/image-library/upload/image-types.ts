/** What the library takes, as the attribute `accept`. */
export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
