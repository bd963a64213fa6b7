import { randomBytes } from 'node:crypto';

const REFERENCE = /^([a-z][a-z0-9]{1,40})_[A-Za-z0-9_-]{24}$/;

/** A name for an attempt that nobody can guess. */
export const newReference = (siteId: string): string => `${siteId}_${randomBytes(18).toString('base64url')}`;

/** The site of a reference; undefined when it is none. Whether there is such a payment, the site's rows say. */
export const siteOfReference = (reference: string): string | undefined => REFERENCE.exec(reference)?.[1];
