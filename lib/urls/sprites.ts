/** Sprites that few pages show. Apart from that of the icons, whose module every page loads. */

/** The text editor's: a visitor's browser never asks for it. */
export const EDITOR_ICONS = '/icons/d2cd2cf0.svg';
/** The marks of payment methods: own drawings. */
export const PAYMENT_MARKS = '/icons/c2615285.svg';
/** Hazard pictograms: only pages of hazardous products ask for them. */
export const HAZARD_PICTOGRAMS = '/icons/dccbebc8.svg';
