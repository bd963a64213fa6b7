/** Sprites of drawings, files of `public/` (ADR 85). Their names are hashes of their content: cached for ever. */

/** All icons. */
export const ICONS = '/icons/4fbed05e.svg';
/** The text editor's: a visitor's browser never asks for it. */
export const EDITOR_ICONS = '/icons/049425b8.svg';
/** The marks of payment methods: own drawings. */
export const PAYMENT_MARKS = '/icons/c2615285.svg';
/** Hazard pictograms: only pages of hazardous products ask for them. */
export const HAZARD_PICTOGRAMS = '/icons/dccbebc8.svg';
