/** The path of the integration API on a shop's host. */
export const INTEGRATION_BASE = '/koppeling/v1';
