import type { ShopCheck } from '@toonbank/contract';

/** A finding in words with its mend, for the operator at the command line. */
export const advice: Record<ShopCheck, string> = {
  product_no_price: 'products that cost nothing; give them a price or take them off sale',
  nothing_in_stock:
    'products, none of them in stock, so no customer can order; import the stock at /beheer/import',
  picture_gone: 'products with a picture that is not in the library; choose or import another one',
  dead_link: 'links in texts that lead nowhere; mend them at /beheer/controle',
  linked_page_missing: 'pages that the shop links to are missing; make them at /beheer/paginas',
  company_placeholder: 'placeholders are left in the company data; fill them in at /beheer/instellingen',
  site_placeholder: "placeholders are left in the site's folder below tenants/sites/",
  mail_off: 'no mail reaches its recipient; set SMTP_URL',
  mail_given_up: 'mails were given up; correct the address and send them again at /beheer/mails',
  mail_waiting: 'mails wait for more than an hour; check the mail server',
  payment_off: 'consumers cannot pay online; set MOLLIE_API_KEY',
  job_overdue: 'background jobs are more than an hour late; start the backend again and read its log',
  webhook_off: 'webhooks went off by themselves; switch them on again at /beheer/koppelingen/webhooks',
  schedule_off: 'scheduled imports went off by themselves; see /beheer/import/planning',
  shipped_token: 'the site has the token of the source code; set its SITE_TOKEN variable',
  disk_low: 'free room on the disk',
  backup_old: 'the newest file in BACKUP_DIR is more than a day old; look why no backup is made',
  backup_unknown:
    'nothing says how old the newest backup is; set BACKUP_DIR to the folder where backups arrive',
  payment_test: 'payments go to the sandbox, so no money comes in; set MOLLIE_API_KEY',
  payment_flagged: 'payments need a look at /beheer/betalingen',
  product_no_ean: 'products without an EAN; scanners do not find them',
  product_no_picture: 'products without a picture of their own',
  product_hidden_group: 'products in a hidden group only; customers do not find them by browsing',
  text_fact: 'sentences that differ from the settings; see /beheer/controle',
  texts_unchecked:
    'the texts were not checked for two days or more; the backend checks them after three at night',
};
