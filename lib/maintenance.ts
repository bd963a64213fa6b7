/** `MAINTENANCE`: empty or 0 for no site, 1 for all, or site names separated by commas. */
export const MAINTENANCE_FORM = /^[a-z0-9-]+(?:\s*,\s*[a-z0-9-]+)*$/;

/** Seconds after which clients may try again. */
export const RETRY_AFTER = '120';

export function isInMaintenance(setting: string | undefined, site: string | null): boolean {
  const names = (setting ?? '').split(',').map((name) => name.trim());
  return names.includes('1') || (site !== null && names.includes(site));
}
