/** An image may have this size as a file; base64 is a third larger. */
export const MAX_IMAGE_BYTES = 15_000_000;
