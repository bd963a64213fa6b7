import { z } from 'zod';
import { MAX_PAGE_PATH, PAGE_PATH } from './page-path.ts';

/** Fields that the calls of editing share. */

/** The number of a live version of a row. */
export const version = z.number().int().min(1);

export const pagePath = z.string().max(MAX_PAGE_PATH).regex(PAGE_PATH);
