export interface Layer {
  /** The layers that its files may import, besides their own. */
  uses: readonly string[];
  /** Only types may be imported from these: they are removed at compile time. */
  usesTypesOf?: readonly string[];
  /** Of these only by `import()`, when the work needs it. */
  loads?: readonly string[];
  /** Shown when the check fails. */
  why: string;
}

/**
 * Which folder may import which: arrows point down only. Folders that are not named here may import all. A folder
 * within another stands before it: a file belongs to the first that has it.
 */
export const layers: Readonly<Record<string, Layer>> = {
  'contract/src/sheets': {
    uses: [],
    why: 'contract/src/sheets/ reads workbooks for the browser and the backend: it uses nothing, not even zod.',
  },
  'contract/src': {
    uses: ['contract/src/sheets'],
    why: 'contract/ is the spine: it knows zod and nothing of ours, so that every part can stand on it.',
  },
  lib: {
    uses: ['contract/src/sheets'],
    usesTypesOf: ['contract/src'],
    why: 'lib/ holds pure helpers that every part uses: it may use nothing of ours but the reader of sheets and types of the contract.',
  },
  'tenants/check': {
    uses: ['contract/src', 'lib', 'tenants'],
    why: "tenants/check/ runs once at start, never in the middleware: so it may compare with the contract's lists.",
  },
  tenants: {
    uses: ['lib'],
    usesTypesOf: ['contract/src'],
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
    usesTypesOf: ['api', 'store'],
    why: 'locales/ holds texts, and functions that make a sentence of values: it loads no state and no component.',
  },
  components: {
    uses: ['contract/src', 'contract/src/sheets', 'lib', 'locales', 'store'],
    usesTypesOf: ['api'],
    why: 'components/ show what they are given: data comes by props or from the store, and api/ lends its types only.',
  },
  templates: {
    uses: ['components', 'lib', 'locales'],
    usesTypesOf: ['api', 'store'],
    why: 'templates/ compose components and never fetch. Templates and tenants meet only in app/.',
  },
  app: {
    uses: [
      'api',
      'components',
      'contract/src',
      'contract/src/sheets',
      'lib',
      'locales',
      'store',
      'templates',
      'tenants',
      'tenants/check',
    ],
    why: 'app/ reaches the backend over HTTP only; it imports no backend, server or tests.',
  },
  processes: {
    uses: [],
    why: 'processes/ runs a server as workers and answers operators: it uses nothing of ours, so that storefront and backend can stand on it.',
  },
  server: {
    uses: ['lib', 'processes'],
    why: 'server/ is transport around Next: lib/ and processes/ only.',
  },
  'backend/src/db': {
    uses: ['contract/src'],
    why: 'backend: db/ is the ground: the schema, connections and migrations know no part above them.',
  },
  'backend/src/lib': {
    uses: [],
    why: 'backend: lib/ holds helpers that every part may use, so it uses none of them.',
  },
  'backend/src/objects': {
    uses: ['backend/src/db'],
    why: 'backend: objects/ has the places for bytes outside the database; modules/ reach them by the database that they are given.',
  },
  'backend/src/payments': {
    uses: ['backend/src/db', 'contract/src'],
    why: 'backend: payments/ is the port of payment providers; the providers and their work are in modules/payments/.',
  },
  'backend/src/vat-register': {
    uses: [],
    why: 'backend: vat-register/ is the port of the register of VAT numbers; VIES and the demo are in modules/vat-numbers/.',
  },
  'backend/src/pdf': {
    uses: ['backend/src/db', 'contract/src'],
    why: 'backend: pdf/ draws what it is given; a module loads the data.',
  },
  'backend/src/http': {
    uses: [
      'backend/src/db',
      'backend/src/payments',
      'backend/src/vat-register',
      'contract/src',
      'contract/src/sheets',
    ],
    why: 'backend: http/ brings calls to handlers and knows no module; modules/index.ts lists the handlers.',
  },
  'backend/src/mail': {
    uses: [
      'backend/src/db',
      'backend/src/http',
      'backend/src/jobs',
      'backend/src/lib',
      'backend/src/pdf',
      'contract/src',
    ],
    why: 'backend: mail/ sends mails and knows no module; a module brings the templates of its mails.',
  },
  'backend/src/jobs': {
    uses: ['backend/src/db', 'backend/src/lib'],
    why: 'backend: jobs/ takes and ends jobs and knows no module; a module brings the handlers of its kinds.',
  },
  'backend/src/modules': {
    uses: [
      'backend/src/db',
      'backend/src/http',
      'backend/src/jobs',
      'backend/src/lib',
      'backend/src/mail',
      'backend/src/payments',
      'backend/src/pdf',
      'backend/src/vat-register',
      'contract/src',
      'contract/src/sheets',
    ],
    why: 'backend: modules/ hold the work of the shop; the app, the commands and demo/ stand on them.',
  },
  'demo/src': {
    uses: ['backend/src/db', 'backend/src/modules', 'backend/src/payments', 'contract/src', 'lib', 'tenants'],
    why: "demo/ fills a shop by the same work as its customers, without the server, with the storefront's sites and addresses.",
  },
  'backend/src': {
    uses: [
      'backend/src/db',
      'backend/src/http',
      'backend/src/jobs',
      'backend/src/lib',
      'backend/src/mail',
      'backend/src/modules',
      'backend/src/objects',
      'backend/src/pdf',
      'backend/src/payments',
      'backend/src/vat-register',
      'contract/src',
      'processes',
    ],
    loads: ['demo/src'],
    why: 'backend/ knows the contract only, and processes/: it must run without this storefront.',
  },
};

/**
 * Layers whose first folders are domains: two domains may not need each other, directly or through others.
 */
export const layersOfDomains: readonly string[] = ['backend/src/modules', 'components'];
