import { randomBytes } from 'node:crypto';

const REFERENCE = /^([a-z][a-z0-9]{1,40})_[A-Za-z0-9_-]{24}$/;

/** A new, unguessable reference for an attempt. */
export const newReference = (siteId: string): string => `${siteId}_${randomBytes(18).toString('base64url')}`;

/** The site of a reference; undefined for a malformed one. Only the site's rows tell whether the payment exists. */
export const siteOfReference = (reference: string): string | undefined => REFERENCE.exec(reference)?.[1];
