/** It replaces the function of 0063, and has to do the same. */
export { default } from './0063_renew_later.ts';
