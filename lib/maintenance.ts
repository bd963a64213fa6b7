/** `MAINTENANCE`: nothing or 0 for no site, 1 for all, or the sites by name with commas between. */
export const MAINTENANCE_FORM = /^[a-z0-9-]+(?:\s*,\s*[a-z0-9-]+)*$/;

/** When clients may ask again, in seconds. */
export const RETRY_AFTER = '120';

export function isInMaintenance(setting: string | undefined, site: string | null): boolean {
  const names = (setting ?? '').split(',').map((name) => name.trim());
  return names.includes('1') || (site !== null && names.includes(site));
}
