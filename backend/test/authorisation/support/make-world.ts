import { randomUUID } from 'node:crypto';
import { type ContentKind, endpoints } from '@toonbank/contract';
import {
  applications,
  blogItems,
  cannedAnswers,
  contentPages,
  coupons,
  listViews,
  mails,
  newsItems,
  newsletterSubscribers,
  payments,
  type Site,
  shopReviews,
  sliders,
  slides,
  withdrawals,
} from '../../../src/db/schema/index.ts';
import { tokenOf as sessionTokenOf } from '../../../src/modules/auth/sessions.ts';
import { giveMaster, makeMaster } from '../../../src/modules/editing/masters/make-master.ts';
import { previewToken } from '../../../src/modules/editing/view/preview-token.ts';
import { restoreKey } from '../../../src/modules/order-lists/restore-list.ts';
import { labelUrl } from '../../../src/modules/shelf-labels/label-token.ts';
import { linkToken } from '../../../src/modules/task-mail/task-link.ts';
import { creditOne, creditPaid } from '../../credits/credit-order.ts';
import { type ImportIds, makeImports } from '../../imports/make-imports.ts';
import { makeKey } from '../../integration/support/make-key.ts';
import { mailSecret } from '../../mail/make-mailer.ts';
import { dot, storeImage } from '../../media/images.ts';
import { deliver } from '../../order-documents/deliver.ts';
import { makeList } from '../../order-lists/make-list.ts';
import { makeRegular, morningOf, plainMonday, roundAt } from '../../recurring-orders/make-recurring.ts';
import { newKey, tokenIn } from '../../shelf-labels/scan-support.ts';
import { makeCounts } from '../../stock-count/make-count.ts';
import { makeSupplier } from '../../suppliers/make-supplier.ts';
import {
  type Caller,
  makeAdmin,
  makeAgreement,
  makeGroup,
  makeOptions,
  makeProduct,
  makeSession,
  type TestApp,
  type TestProduct,
} from '../../support/index.ts';
import { makeWebhook } from '../../webhooks/make-webhook.ts';
import type { Ids } from './id-fields.ts';

const { cart, editing, recurringOrders: recurring, shelfLabels: labels, tasks, waste } = endpoints;

/** Data of a site shared by all its customers. */
export interface Goods {
  product: TestProduct;
  ids: Pick<
    Ids,
    | 'product'
    | 'option'
    | 'unit'
    | 'group'
    | 'deskGroup'
    | 'slider'
    | 'slide'
    | 'removedSlide'
    | 'page'
    | 'news'
    | 'removedNews'
    | 'blogItem'
    | 'removedBlogItem'
    | 'draftTogether'
    | 'supplier'
    | 'partner'
    | 'admin'
    | 'draft'
    | 'cancelledDraft'
    | 'plannedDraft'
    | 'previewToken'
    | 'image'
    | 'imageUrl'
    | 'withdrawal'
    | 'listView'
    | 'application'
    | 'otherApplication'
    | 'subscriber'
    | 'review'
    | 'cannedAnswer'
    | 'colleague'
    | 'deskMail'
    | 'deskCoupon'
    | 'integrationKey'
    | 'revokedKey'
    | 'webhook'
    | 'webhookDelivery'
    | keyof ImportIds
  >;
}

export async function makeGoods(test: TestApp, site: Site): Promise<Goods> {
  const product = await makeProduct(test, site, { stock: 100_000, priceCents: 1_000 });
  const option = await makeProduct(test, site);
  await makeOptions(test, site, product, { choices: [option] });
  const siteId = site.id;
  const code = 'proef';
  const [slider, page, news] = await test.database.inSite(siteId, async (tx) => [
    (await tx.insert(sliders).values({ siteId, code, type: 2 }).returning())[0]?.id,
    (await tx.insert(contentPages).values({ siteId, code, path: code, title: 'Proef' }).returning())[0]?.id,
    (
      await tx
        .insert(newsItems)
        .values({ siteId, slug: code, title: 'Proef', published: new Date(0) })
        .returning()
    )[0]?.id,
  ]);
  await test.database.inSite(siteId, async (tx) => {
    await makeMaster(tx, siteId, `proef-${siteId}`, page ?? 0);
    await giveMaster(tx, siteId, { code: `proef-${siteId}`, version: 1 }, page ?? 0);
  });
  const blog = { siteId, kind: 1 as const, title: 'Proef', published: new Date(0) };
  const [blogItem, removedBlogItem] = await test.database.inSite(siteId, (tx) =>
    tx
      .insert(blogItems)
      .values([
        { ...blog, slug: code },
        { ...blog, slug: 'weg' },
      ])
      .returning(),
  );
  const image = await storeImage(test, site);
  const below = await makeGroup(test, site, { label: 'Proef', parent: product.group, sortOrder: 100 });
  const ids = {
    deskGroup: below.id,
    option: option.id,
    slider: slider ?? 0,
    page: page ?? 0,
    news: news ?? 0,
    blogItem: blogItem?.id ?? 0,
    removedBlogItem: removedBlogItem?.id ?? 0,
    supplier: await makeSupplier(test, site, { brands: ['Blinkhoek'] }),
    partner: await makeSupplier(test, site, { service: 'installation' }),
    image: image.id,
    imageUrl: image.url,
    admin: await makeAdmin(test, site),
    colleague: await makeAdmin(test, site),
    withdrawal: await makeWithdrawal(test, site),
    listView: await makeListView(test, site),
    application: await makeApplication(test, site),
    otherApplication: await makeApplication(test, site),
    subscriber: await makeSubscriber(test, site),
    deskMail: await makeMail(test, site),
    deskCoupon: await makeCoupon(test, site),
    integrationKey: (await makeKey(test, site)).keyId,
    revokedKey: (await makeKey(test, site)).keyId,
    ...(await makeWebhook(test, site)),
    review: await makeReview(test, site),
    cannedAnswer: await makeCannedAnswer(test, site),
    ...(await makeImports(test, site, product)),
  };
  const group = product.group.id;
  const drafts = await makeDrafts(test, site, { group, slider: ids.slider, news: ids.news });
  return { product, ids: { ...ids, ...drafts, product: product.id, unit: product.unit.id, group } };
}

async function makeCannedAnswer(test: TestApp, { id: siteId }: Site): Promise<number> {
  const [made] = await test.database.inSite(siteId, (tx) =>
    tx.insert(cannedAnswers).values({ siteId, title: 'Proef', text: 'Proef' }).returning(),
  );
  return made?.id ?? 0;
}

async function makeCoupon(test: TestApp, { id: siteId }: Site): Promise<number> {
  const [made] = await test.database.inSite(siteId, (tx) =>
    tx.insert(coupons).values({ siteId, code: 'KORTING', kind: 'percentage', value: 1 }).returning(),
  );
  return made?.id ?? 0;
}

/** An attempt that the provider reported another amount for. */
async function makeFlaggedPayment(test: TestApp, { id: siteId }: Site, orderId: number): Promise<number> {
  const [made] = await test.database.inSite(siteId, (tx) =>
    tx
      .insert(payments)
      .values({
        ...{ siteId, orderId, reference: randomUUID(), provider: 'sandbox', source: 'IDEAL' },
        ...{ amountCents: 100, state: 'expired', flag: 'wrong_amount', returnUrl: '/' },
        expiresAt: new Date(0),
      })
      .returning(),
  );
  return made?.id ?? 0;
}

/** A given-up mail that needs no other row. */
async function makeMail(test: TestApp, { id: siteId }: Site): Promise<number> {
  const [made] = await test.database.inSite(siteId, (tx) =>
    tx
      .insert(mails)
      .values({
        ...{ siteId, kind: 'application-received', key: 'proef', recipient: 'bo@proef.test' },
        state: 'given_up',
      })
      .returning(),
  );
  return made?.id ?? 0;
}

async function makeReview(test: TestApp, { id: siteId }: Site): Promise<number> {
  const [made] = await test.database.inSite(siteId, (tx) =>
    tx
      .insert(shopReviews)
      .values({ siteId, serviceId: 'proef', stars: 4, writtenOn: '2026-11-01' })
      .returning(),
  );
  return made?.id ?? 0;
}

async function makeSubscriber(test: TestApp, { id: siteId }: Site): Promise<number> {
  const row = { email: 'bo@proef.test', emailHash: 'proef', consent: 'Ja', state: 'confirmed' } as const;
  const [made] = await test.database.inSite(siteId, (tx) =>
    tx
      .insert(newsletterSubscribers)
      .values({ siteId, ...row, confirmedAt: new Date() })
      .returning(),
  );
  return made?.id ?? 0;
}

async function makeListView(test: TestApp, site: Site): Promise<number> {
  const adminId = await makeAdmin(test, site);
  const [made] = await test.database.inSite(site.id, (tx) =>
    tx
      .insert(listViews)
      .values({ siteId: site.id, adminId, list: 'orders', name: 'Proef', query: '', shared: true })
      .returning(),
  );
  return made?.id ?? 0;
}

async function makeApplication(test: TestApp, { id: siteId }: Site): Promise<number> {
  const [made] = await test.database.inSite(siteId, (tx) =>
    tx
      .insert(applications)
      .values({
        ...{ siteId, kind: 'business', company: 'Proef B.V.', firstName: 'Sanne', lastName: 'de Wit' },
        ...{ email: `${randomUUID()}@proef.test`, street: 'Kade', houseNumber: '3' },
        ...{ postcode: '1234 AB', city: 'Proefdam', country: 'NL' },
      })
      .returning(),
  );
  return made?.id ?? 0;
}

async function makeWithdrawal(test: TestApp, { id: siteId }: Site): Promise<number> {
  const statement = { orderNumber: '1042', name: 'Bo', email: 'bo@proef.test', fingerprint: 'proef' };
  const [made] = await test.database.inSite(siteId, (tx) =>
    tx
      .insert(withdrawals)
      .values({ siteId, ...statement, receivedAt: new Date() })
      .returning(),
  );
  return made?.id ?? 0;
}

/** Drafts, and the slides and news that the calls of the editor change. */
async function makeDrafts(test: TestApp, site: Site, rows: { group: number; slider: number; news: number }) {
  const siteId = site.id;
  const adminId = await makeAdmin(test, site);
  const [slide, removedSlide, otherSlide] = await test.database.inSite(siteId, async (tx) => {
    const empty = { siteId, sliderId: rows.slider };
    const made = await tx.insert(slides).values([empty, empty, empty]).returning();
    return made.map(({ id }) => id) as [number, number, number];
  });
  const [removedNews] = await test.database.inSite(siteId, (tx) =>
    tx
      .insert(newsItems)
      .values({ siteId, slug: 'weg', title: 'Weg', published: new Date(0) })
      .returning(),
  );
  const caller = { site, sid: await makeSession(test, site, { adminId }) };
  const draft = async (kind: ContentKind, id: number) => {
    const body = { kind, id, version: 1, revision: 0, fields: { image: '/media/proef.webp' } };
    return (await test.data(editing.saveDraft, body, caller)).draft_id;
  };
  const plannedDraft = await draft('slide', slide);
  const expires = new Date(Date.now() + 3_600_000);
  return {
    slide,
    removedSlide,
    removedNews: removedNews?.id ?? 0,
    draftTogether: await draft('slide', otherSlide),
    draft: await draft('group', rows.group),
    cancelledDraft: await draft('news', rows.news),
    plannedDraft,
    previewToken: previewToken(mailSecret, { siteId, draftId: plannedDraft, adminId }, expires),
  };
}

export interface Owner {
  ids: Ids;
  userId: number;
  username: string;
  caller: Caller & { site: Site; sid: string };
}

const label = (site: Site, labelId: number): string =>
  tokenIn(
    labelUrl(
      site,
      { labelId, version: 1 },
      { secret: mailSecret, addresses: { shopUrl: undefined, allowsLocalReturn: true } },
    ),
  );

/** A customer with one of everything that has an id. The test's app must sign with `mailSecret`. */
export async function makeOwner(test: TestApp, site: Site, { product, ids: goods }: Goods): Promise<Owner> {
  const { customer, caller, make } = await makeRegular(test, site);
  const agreement = await makeAgreement(test, site, customer, product.unit);
  const order = async (source: 'ECBASE' | 'IDEAL') => {
    await test.data(cart.update, { id: product.id, quantity: 4, unit: product.unit.id }, caller);
    return test.data(cart.sendOrder, { paymentOptions: { source } }, caller);
  };
  const sent = await order('ECBASE');
  const unpaid = await order('IDEAL');
  const fresh = await order('ECBASE');
  const changed = await order('ECBASE');
  const desk = [await order('ECBASE'), await order('ECBASE'), await order('ECBASE')];
  const { invoiceId } = await deliver(test, site, sent.order_number);
  const paid = await order('ECBASE');
  await deliver(test, site, paid.order_number);

  const list = await makeList(test, site, customer, { products: [product] });
  const otherList = await makeList(test, site, customer, { products: [product] });
  const { label_ids } = await test.data(labels.make, { listID: list, covers: 'line' }, caller);
  const labelId = label_ids[0] ?? 0;
  const labelToken = label(site, labelId);
  const ask = () =>
    test.data(
      labels.ask,
      { token: labelToken, key: newKey(), items: [{ productID: product.id, quantity: 1 }] },
      { site },
    );
  await ask();
  await ask();
  const { open } = await test.data(labels.requests, {}, caller);
  const [request = 0, dismissedRequest = 0] = open.map(({ request_id }) => request_id);
  await test.data(labels.dismiss, { requestIDs: [dismissedRequest] }, caller);

  const removed = await make([product]);
  await test.data(recurring.remove, { recurringID: removed.recurring_id }, caller);
  const prepared = await make([product], { mode: 'prepared' });
  await roundAt(test, morningOf(plainMonday()));
  const { runs } = await test.data(recurring.get, { recurringID: prepared.recurring_id }, caller);
  await test.data(cart.update, { id: product.id, quantity: 1, unit: product.unit.id }, caller);

  const photo = await test.data(tasks.uploadPhoto, { base64: dot('#778899') }, caller);
  const about = [{ kind: 'order' as const, orderID: sent.order_id }];
  const sentPhoto = await test.data(tasks.uploadPhoto, { base64: dot('#665544') }, caller);
  const photos = [sentPhoto.photo_id];
  const deskTask = await test.data(
    tasks.createService,
    { title: 'Schade', desc: 'Zie de foto.', photos },
    caller,
  );

  const damaged = {
    kind: 'delivery_line',
    orderID: sent.order_id,
    line: 0,
    problem: 'damaged',
    quantity: 1,
  } as const;
  const shortage = await test.data(
    tasks.createService,
    { title: 'Kapot', desc: 'De doos is nat.', kind: 'shortage', about: [damaged] },
    caller,
  );
  const linkedPhoto = await test.data(tasks.uploadPhoto, { base64: dot('#554466') }, caller);
  const task = await test.data(
    tasks.createService,
    { title: 'Vraag', desc: 'Klopt dit?', about, photos: [linkedPhoto.photo_id] },
    caller,
  );
  const broken = {
    productID: product.id,
    unitID: product.unit.id,
    quantity: 1,
    reason: 'broken',
  } as const;
  const { waste_ids } = await test.data(waste.save, { lines: [broken] }, caller);
  const wastePhoto = await test.data(waste.uploadPhoto, { base64: dot('#443355') }, caller);
  const counts = await makeCounts(test, caller, otherList, product);
  const { userId, username } = customer;
  const taskToken = linkToken(mailSecret, { siteId: site.id, taskId: task.task_id, userId });

  const ids: Ids = {
    ...goods,
    labelToken,
    preparedToken: runs[0]?.token ?? '',
    address: customer.addressId,
    order: sent.order_id,
    unpaidOrder: unpaid.order_id,
    newOrder: fresh.order_id,
    deliveredOrder: sent.order_id,
    deskOrder: desk[0]?.order_id ?? 0,
    deskNewOrder: desk[1]?.order_id ?? 0,
    deskCancelledOrder: desk[2]?.order_id ?? 0,
    deskCustomer: customer.customerId,
    agreement,
    deskPayment: await makeFlaggedPayment(test, site, sent.order_id),
    deskCreditNote: (await creditPaid(test, site, paid.order_id)).id,
    changedOrder: changed.order_id,
    orderNumber: sent.order_number,
    invoice: invoiceId,
    list,
    otherList,
    label: labelId,
    request,
    dismissedRequest,
    recurring: prepared.recurring_id,
    removedRecurring: removed.recurring_id,
    ...counts,
    creditNote: await creditOne(test, site, sent.order_id),
    task: task.task_id,
    shortageTask: shortage.task_id,
    shortageAbout: shortage.about[0]?.about_id ?? 0,
    taskPhoto: photo.photo_id,
    deskTask: deskTask.task_id,
    deskPhoto: sentPhoto.photo_id,
    taskToken,
    sentPhoto: linkedPhoto.photo_id,
    waste: waste_ids[0] ?? 0,
    wastePhoto: wastePhoto.photo_id,
    sid: caller.sid,
    sessionToken: sessionTokenOf(caller.sid),
    restoreKey: restoreKey(mailSecret, { siteId: site.id, customerId: customer.customerId }, list),
  };
  return { ids, userId, username, caller };
}

/**
 * From now on every new row has an id above this number, and every order a number: a row's owner is then
 * known by its numbers.
 */
export async function numberFrom({ database }: TestApp, first: number): Promise<void> {
  await database.pool.query(
    `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, ${first})
     FROM pg_sequences WHERE schemaname = 'public'`,
  );
  await database.pool.query(
    `INSERT INTO order_counters (site_id, last_number) SELECT id, ${first} FROM sites
     ON CONFLICT (site_id) DO UPDATE SET last_number = EXCLUDED.last_number`,
  );
}
