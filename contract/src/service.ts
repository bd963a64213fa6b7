import { z } from 'zod';
import { blobEndpoint, done, endpoint, nothing } from './define.ts';
import { dutchDate, euro, id, instant, isoDate, page, text } from './fields.ts';
import { productDoc } from './products.ts';

/** 1 nieuw, 2 in verwerking, 3 geleverd, 4 geannuleerd; anything else reads 'geen order' (spec §4). */
export const orderStatus = z.number().int();

export const orderRow = z.object({
  product_id: id.nullable(),
  orderrow_name: z.string(),
  orderrow_art_nr: z.string(),
  quantity: z.number(),
  unit_desc: z.string(),
  price: euro,
  total: euro,
  vat: z.number(),
});

export const order = z.object({
  order_id: id,
  order_number: z.string(),
  order_ref: z.string(),
  order_comment: z.string(),
  order_status: orderStatus,
  order_date: instant,
  delivery_date: isoDate.nullable(),
  placed_by: z.string(),
  payment_source: z.string(),
  goods: euro,
  discount: euro,
  shipping: euro,
  vat: euro,
  total: euro,
  total_incl: euro,
  /** Absent unless asked for by `withRows`. */
  rows: z.array(orderRow).optional(),
});

export const orderHistory = z.object({ num_found: z.number(), page: z.number(), orders: z.array(order) });

export const address = z.object({
  id,
  label: z.string(),
  street: z.string(),
  house_number: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.enum(['NL', 'BE']),
  is_default: z.boolean(),
});

/** Only what the load flags asked for is there. */
export const accountDetails = z.object({
  customer: z
    .object({
      id,
      number: z.string(),
      company: z.string(),
      kvk: z.string(),
      vat_number: z.string(),
      payment_term_days: z.number(),
    })
    .optional(),
  contact: z
    .object({ id, first_name: z.string(), last_name: z.string(), email: z.string(), phone: z.string() })
    .optional(),
  addresses: z.array(address).optional(),
  countries: z.array(z.object({ code: z.string(), name: z.string() })).optional(),
});

export const invoice = z.object({
  invoice_id: id,
  invoice_number: z.string(),
  order_number: z.string(),
  invoice_date: isoDate,
  due_date: isoDate,
  total: euro,
  total_incl: euro,
  open_amount: euro,
});

const pdfByOrder = (path: string, summary: string) =>
  blobEndpoint({
    path: `/v1/service/${path}`,
    access: 'customer',
    mutates: false,
    request: z.object({ orderID: id }),
    summary,
  });

export const service = {
  invoices: endpoint({
    path: '/v1/service/get_invoices',
    access: 'customer',
    mutates: false,
    request: z.object({ page: page.default(0), pageSize: z.number().int().min(1).max(100).default(30) }),
    response: z.object({ num_found: z.number(), page: z.number(), invoices: z.array(invoice) }),
    summary: 'Invoices, newest first.',
  }),
  fixedPrices: endpoint({
    path: '/v1/service/get_fixed_customer_prices',
    access: 'customer',
    mutates: false,
    request: z.object({ print: z.boolean().optional() }),
    response: z.array(
      z.object({ product: productDoc, price: euro, unit_desc: z.string(), from: isoDate, until: isoDate }),
    ),
    summary: 'Price agreements; with `print` a PDF comes back instead.',
  }),
  accountDetails: endpoint({
    path: '/v1/service/get_account_details',
    access: 'customer',
    mutates: false,
    request: z.object({
      loadCustomer: z.boolean().default(true),
      loadContact: z.boolean().default(false),
      loadAddresses: z.boolean().default(false),
      loadCountries: z.boolean().default(false),
    }),
    response: accountDetails,
    summary: 'What the shop knows about this customer.',
  }),
  setAccountDetails: endpoint({
    path: '/v1/service/set_account_details',
    access: 'customer',
    mutates: true,
    request: z.object({
      saveCustomer: z.boolean().default(false),
      saveContact: z.boolean().default(false),
      saveAddress: z.boolean().default(false),
      savePassword: z.boolean().default(false),
      fields: z.record(z.string().max(60), z.union([text(300), z.number(), z.boolean()])),
    }),
    response: done,
    summary: 'Save parts of the account; `fields` is an allow-list per flag.',
  }),
  productHistory: endpoint({
    path: '/v1/service/get_product_history',
    access: 'customer',
    mutates: false,
    request: nothing,
    response: z.array(
      z.object({ product: productDoc, last_ordered: isoDate, times: z.number(), usual_quantity: z.number() }),
    ),
    summary: 'Everything bought before.',
  }),
  orderHistory: endpoint({
    path: '/v1/service/get_order_history',
    access: 'customer',
    mutates: false,
    request: z.object({
      fromDate: dutchDate.optional(),
      untilDate: dutchDate.optional(),
      page: page.default(0),
      pageSize: z.number().int().min(1).max(100).default(24),
      search: text(200).optional(),
      withRows: z.boolean().default(false),
      status: z.number().int().optional(),
    }),
    response: orderHistory,
    summary: 'Orders, newest first; search matches row names and article numbers (spec §5).',
  }),
  pdfDeliveryNote: pdfByOrder('get_pdf_delivery_note', 'The delivery note as PDF.'),
  pdfInvoice: blobEndpoint({
    path: '/v1/service/get_pdf_invoice',
    access: 'customer',
    mutates: false,
    request: z.object({ invoiceID: id }),
    summary: 'The invoice as PDF.',
  }),
  pdfOrderConfirmation: pdfByOrder('get_pdf_orderconfirmation', 'The order confirmation as PDF.'),
  sendContactForm: endpoint({
    path: '/v1/service/set_send_contactform',
    access: 'visitor',
    mutates: true,
    request: z.object({
      subject: text(150),
      name: text(100).min(1),
      email: z.email().max(200),
      content: text(5000).min(1),
      /** A key; the server knows the address (decisions). */
      to: z.enum(['contact', 'service']),
    }),
    response: done,
    summary: 'A message to the shop.',
  }),
};
