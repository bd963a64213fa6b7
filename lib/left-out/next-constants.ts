/** The only one of Next's constants that its router reads in the browser. */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id';
