/** Replaces how Next writes the attributes of `next/script`s: the shop has none. */
export const setAttributesFromProps = () => undefined;
