/** The store can't be used as it is. The message is one or two sentences for the operator; no stack is shown. */
export class StoreError extends Error {}
