import { type Endpoint, type EndpointName, endpointTable } from '@toonbank/contract';
import { z } from 'zod';

/** Kinds of things that an id refers to, and their owner: the site, or one customer. */
export const kinds = {
  product: 'site',
  /** A product that can be chosen along with `product`. */
  option: 'site',
  unit: 'site',
  group: 'site',
  /** An empty group below `group`. */
  deskGroup: 'site',
  slider: 'site',
  page: 'site',
  slide: 'site',
  removedSlide: 'site',
  admin: 'site',
  draft: 'site',
  cancelledDraft: 'site',
  plannedDraft: 'site',
  previewToken: 'site',
  news: 'site',
  removedNews: 'site',
  blogItem: 'site',
  removedBlogItem: 'site',
  draftTogether: 'site',
  supplier: 'site',
  partner: 'site',
  image: 'site',
  imageUrl: 'site',
  withdrawal: 'site',
  subscriber: 'site',
  review: 'site',
  /** For administrators orders and customers belong to the site. */
  /** A shared view, for managers. */
  listView: 'site',
  deskOrder: 'site',
  deliveredOrder: 'site',
  deskNewOrder: 'site',
  deskCancelledOrder: 'site',
  deskCustomer: 'site',
  application: 'site',
  otherApplication: 'site',
  /** For administrators a task belongs to the site. */
  deskTask: 'site',
  deskPhoto: 'site',
  cannedAnswer: 'site',
  colleague: 'site',
  /** A task about a row of a delivered order; for administrators it belongs to the site. */
  shortageTask: 'site',
  import: 'site',
  readyImport: 'site',
  mappedImport: 'site',
  plannedImport: 'site',
  appliedImport: 'site',
  discardedImport: 'site',
  importProfile: 'site',
  /** A profile that gets a schedule. */
  unscheduledProfile: 'site',
  importSchedule: 'site',
  importChange: 'site',
  priceList: 'site',
  agreement: 'site',
  deskMail: 'site',
  deskCoupon: 'site',
  integrationKey: 'site',
  revokedKey: 'site',
  deskPayment: 'site',
  /** Of a paid invoice, and not settled. */
  deskCreditNote: 'site',
  webhook: 'site',
  webhookDelivery: 'site',
  /** A token needs no login: another customer's token opens the same thing, another site's opens nothing. */
  labelToken: 'site',
  preparedToken: 'site',
  taskToken: 'site',
  address: 'customer',
  order: 'customer',
  unpaidOrder: 'customer',
  newOrder: 'customer',
  changedOrder: 'customer',
  orderNumber: 'customer',
  invoice: 'customer',
  creditNote: 'customer',
  shortageAbout: 'customer',
  list: 'customer',
  otherList: 'customer',
  label: 'customer',
  request: 'customer',
  dismissedRequest: 'customer',
  recurring: 'customer',
  openCount: 'customer',
  finishedCount: 'customer',
  removedRecurring: 'customer',
  task: 'customer',
  taskPhoto: 'customer',
  sentPhoto: 'customer',
  waste: 'customer',
  wastePhoto: 'customer',
  sid: 'customer',
  sessionToken: 'customer',
  restoreKey: 'customer',
} as const;
export type Kind = keyof typeof kinds;
/** One owner's ids, by kind. */
export type Ids = Record<Kind, number | string>;

/** Kind of a field by its name, in all endpoints that `byPlace` does not name. */
const byName: Record<string, Kind> = {
  listID: 'list',
  countID: 'finishedCount',
  toListID: 'otherList',
  productID: 'product',
  productIDs: 'product',
  relatedIDs: 'option',
  unitID: 'unit',
  productUnitID: 'unit',
  unit: 'unit',
  groupID: 'group',
  groupIDs: 'group',
  parentID: 'group',
  addressID: 'address',
  orderID: 'order',
  orderNumber: 'orderNumber',
  invoiceID: 'invoice',
  creditNoteID: 'creditNote',
  aboutID: 'shortageAbout',
  recurringID: 'recurring',
  labelIDs: 'label',
  requestID: 'request',
  adminID: 'admin',
  draftID: 'draft',
  requestIDs: 'request',
  taskID: 'task',
  photoID: 'taskPhoto',
  photos: 'taskPhoto',
  labelID: 'label',
  supplierID: 'supplier',
  partnerID: 'partner',
  imageID: 'image',
  withdrawalID: 'withdrawal',
  viewID: 'listView',
  mailID: 'deskMail',
  couponID: 'deskCoupon',
  keyID: 'integrationKey',
  paymentID: 'deskPayment',
  endpointID: 'webhook',
  deliveryID: 'webhookDelivery',
  applicationID: 'application',
  customerID: 'deskCustomer',
  priceListID: 'priceList',
  subscriberID: 'subscriber',
  reviewID: 'review',
  cannedID: 'cannedAnswer',
  cannedIDs: 'cannedAnswer',
  imageIDs: 'image',
  wasteID: 'waste',
  wastePhotoID: 'wastePhoto',
  importID: 'import',
  profileID: 'importProfile',
  scheduleID: 'importSchedule',
  changeIDs: 'importChange',
  price_list_id: 'priceList',
  agreementID: 'agreement',
};

/** Kind by endpoint and path, where the name alone is ambiguous; null: the field is not looked up. */
const byPlace: Record<string, Kind | null> = {
  'auth.refresh sid': 'sid',
  'auth.refresh token': 'sessionToken',
  'products.list ids': 'product',
  'products.get id': 'product',
  'products.printSpec id': 'product',
  'productGroups.tree id': 'group',
  'productGroups.updateImage id': 'group',
  'productGroups.updateImage image': 'imageUrl',
  'cart.update id': 'product',
  'cart.update options.id': 'option',
  'cart.setPacking id': 'product',
  'cart.payOrder orderID': 'unpaidOrder',
  'service.reopenOrder orderID': 'unpaidOrder',
  'service.cancelOrder orderID': 'newOrder',
  'service.changeOrder orderID': 'changedOrder',
  'orderLists.add restore.key': 'restoreKey',
  'orderLists.setCustomSort sortdata': 'product',
  // Free text for the reader of the message.
  'service.sendContactForm orderNumber': null,
  // A statement with the number of another customer's order is received like any other (backend/test/withdrawals).
  'service.withdraw orderNumber': null,
  'shelfLabels.look token': 'labelToken',
  'shelfLabels.ask token': 'labelToken',
  'shelfLabels.reopen requestIDs': 'dismissedRequest',
  'recurringOrders.restore recurringID': 'removedRecurring',
  'recurringOrders.prepared token': 'preparedToken',
  'recurringOrders.confirm token': 'preparedToken',
  'content.slider id': 'slider',
  'content.page id': 'page',
  'content.news id': 'news',
  'content.blog id': 'blogItem',
  'cms.linkContentPage id': 'page',
  'cms.linkContentPage rowId': 'group',
  'cms.updateContentPage id': 'page',
  'cms.updateContentSlider id': 'slide',
  'editing.draft id': 'page',
  'editing.saveDraft id': 'page',
  'editing.versions id': 'page',
  'editing.compare id': 'page',
  'editing.restore id': 'page',
  'editing.movePage id': 'page',
  'sitePages.references id': 'page',
  'sitePages.arrange pages.id': 'page',
  'sitePages.checkPath pageID': null,
  'masters.compare id': 'page',
  'masters.resolve id': 'page',
  'masters.sites id': 'page',
  'masters.publish id': 'page',
  'editing.removeSlide id': 'removedSlide',
  'editing.discardSlide id': 'removedSlide',
  'editing.removeNews id': 'removedNews',
  'editing.discardNews id': 'removedNews',
  'editing.removeBlog id': 'removedBlogItem',
  'editing.discardBlog id': 'removedBlogItem',
  'editing.publishTogether drafts.draftID': 'draftTogether',
  'editing.preview token': 'previewToken',
  'editing.cancel draftID': 'cancelledDraft',
  'editing.discard id': 'page',
  'editing.schedule draftID': 'plannedDraft',
  'editing.unschedule draftID': 'plannedDraft',
  'editing.makePreview draftID': 'plannedDraft',
  'textChecks.accept id': 'page',
  'imports.setMapping importID': 'mappedImport',
  'imports.apply importID': 'readyImport',
  'imports.unplan importID': 'plannedImport',
  'imports.undo importID': 'appliedImport',
  'imports.discard importID': 'discardedImport',
  'imports.list before': null,
  'importSchedules.add profileID': 'unscheduledProfile',
  'importSchedules.runs before': null,
  'imports.changes after': null,
  'integration.revokeKey keyID': 'revokedKey',
  'stockCount.discard countID': 'openCount',
  'suppliers.all id': 'supplier',
  'webhooks.deliveries endpoint': 'webhook',
  'webhooks.deliveriesFile endpoint': 'webhook',
  'customerDesk.refuse applicationID': 'otherApplication',
  'groupDesk.change groupID': 'deskGroup',
  'groupDesk.arrange groupIDs': 'deskGroup',
  'groupDesk.remove groupID': 'deskGroup',
  'productDesk.setGroup seen': null,
  'productDesk.setRelated seen': null,
  'paymentDesk.settleCreditNote creditNoteID': 'deskCreditNote',
  'orderDesk.get orderID': 'deskOrder',
  'orderDesk.move orderID': 'deskNewOrder',
  'orderDesk.moveMany orderIDs': 'deskOrder',
  'orderDesk.cancel orderID': 'deskCancelledOrder',
  'orderDesk.markPaid orderID': 'deskOrder',
  'orderDesk.pickList orderIDs': 'deskOrder',
  'orderDesk.invoice orderID': 'deliveredOrder',
  'orderDesk.deliveryNote orderID': 'deliveredOrder',
  'serviceDesk.details taskID': 'deskTask',
  'serviceDesk.answer taskID': 'deskTask',
  'serviceDesk.assign taskID': 'deskTask',
  'serviceDesk.assign adminID': 'colleague',
  'serviceDesk.promise taskID': 'deskTask',
  'serviceDesk.setSolved taskID': 'deskTask',
  'serviceDesk.photo photoID': 'deskPhoto',
  'serviceDesk.settleable taskID': 'shortageTask',
  'serviceDesk.settle taskID': 'shortageTask',
  // 0 or 1: unread or read.
  'tasks.save actionID': null,
  // A signature of its own, with tests of its own (registrations/guest.test.ts).
  'auth.openGuestOrder token': null,
  'tasks.linked token': 'taskToken',
  'tasks.answerLinked token': 'taskToken',
  'tasks.linkedPhoto token': 'taskToken',
  'tasks.linkedPhoto photoID': 'sentPhoto',
};

/** Ids that no schema shows: `fields` is a map there. */
const hidden: Partial<Record<EndpointName, string[][]>> = {
  'service.setAccountDetails': [['fields', 'addressID']],
};

export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  additionalProperties?: boolean | JsonSchema;
}

const schemaOf = ({ request }: Endpoint): JsonSchema =>
  z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
/** The forms that a request can have: one, or those of a union. */
export const formsOf = (endpoint: Endpoint): JsonSchema[] => {
  const schema = schemaOf(endpoint);
  return schema.anyOf ?? [schema];
};

const looksLikeId = (name: string, { type, exclusiveMinimum, items }: JsonSchema): boolean =>
  /(^id|^ids|^sid|IDs?|Id|[tT]oken)$/.test(name) ||
  (type === 'integer' && exclusiveMinimum === 0) ||
  (items !== undefined && looksLikeId('', items));

/**
 * Kind of the field; undefined when it is no id.
 * @throws Error for an id that this file does not know
 */
export function kindOf(endpoint: EndpointName, path: string[], schema: JsonSchema): Kind | undefined {
  const place = `${endpoint} ${path.join('.')}`;
  const name = path.at(-1) ?? '';
  const kind = place in byPlace ? byPlace[place] : byName[name];
  if (kind === undefined && looksLikeId(name, schema))
    throw new Error(`Teach id-fields.ts what the id ${place} stands for.`);
  return kind ?? undefined;
}

export interface IdField {
  path: string[];
  kind: Kind;
}

function fieldsIn(endpoint: EndpointName, schema: JsonSchema, path: string[]): IdField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const at = [...path, name];
    if (property.items?.properties) return fieldsIn(endpoint, property.items, at);
    if (property.properties) return fieldsIn(endpoint, property, at);
    const kind = kindOf(endpoint, at, property);
    return kind ? [{ path: at, kind }] : [];
  });
}

/** All fields of an endpoint's request that hold an id, including lists and objects. */
export function idFieldsOf(name: EndpointName): IdField[] {
  const endpoint = endpointTable.get(name) as Endpoint;
  const seen = formsOf(endpoint).flatMap((form) => fieldsIn(name, form, []));
  const unseen = (hidden[name] ?? []).map((path) => ({ path, kind: byName[path.at(-1) ?? ''] as Kind }));
  return [...seen, ...unseen];
}
