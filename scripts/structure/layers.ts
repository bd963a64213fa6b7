export interface Layer {
  /** The layers that its files may import, besides their own. */
  uses: readonly string[];
  /** Of these only types: they are gone when the code runs. */
  usesTypesOf?: readonly string[];
  /** Said to whom the check stops. */
  why: string;
}

/** Which folder may import which: arrows point down only. Folders that are not named here may import all. */
export const layers: Readonly<Record<string, Layer>> = {
  'contract/src': {
    uses: [],
    why: 'contract/ is the spine: it knows zod and nothing of ours, so that every part can stand on it.',
  },
  lib: {
    uses: [],
    why: 'lib/ holds pure helpers that every part uses: it may use nothing of ours.',
  },
  tenants: {
    uses: ['lib'],
    why: 'tenants/ is pure data with lib/ at most: it runs in the middleware. Templates and tenants meet only in app/.',
  },
  api: {
    uses: ['contract/src', 'lib'],
    why: 'api/ is the client of the API: contract and lib only, so that it works without a screen.',
  },
  store: {
    uses: ['api', 'contract/src', 'lib'],
    why: 'store/ keeps state: it may call api/ and lib/, and knows no component.',
  },
  locales: {
    uses: ['contract/src', 'lib'],
    usesTypesOf: ['store'],
    why: 'locales/ holds texts, and functions that make a sentence of values: it loads no state and no component.',
  },
  components: {
    uses: ['contract/src', 'lib', 'locales', 'store'],
    why: 'components/ show what they are given: data comes by props or from the store.',
  },
  templates: {
    uses: ['components', 'lib', 'locales'],
    usesTypesOf: ['store'],
    why: 'templates/ compose components and never fetch. Templates and tenants meet only in app/.',
  },
  app: {
    uses: ['api', 'components', 'contract/src', 'lib', 'locales', 'store', 'templates', 'tenants'],
    why: 'app/ reaches the backend over HTTP only; it imports no backend, server or tests.',
  },
  server: {
    uses: ['lib'],
    why: 'server/ is transport around Next: lib/ only.',
  },
  'backend/src': {
    uses: ['contract/src'],
    why: 'backend/ knows the contract only: it must run without this storefront.',
  },
};

/** Layers whose first folders are domains: two of them may not need each other, directly or by way of others. */
export const layersOfDomains: readonly string[] = ['components'];

/**
 * Layers where files may name each other in a circle as long as one of the arrows is a type only; everywhere else
 * types count too. A store's types and its slices do, until each call is made by its name.
 */
export const circlesOfTypes: readonly string[] = ['store', 'backend/src'];
