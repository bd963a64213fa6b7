'use client';

import { useState } from 'react';
import { formatDate } from '@/lib/dates';
import { formatEuro } from '@/lib/money';
import { ADMIN_CUSTOMERS, adminOrdersOf } from '@/lib/urls/admin-urls';
import { customerDeskWords as words } from '@/locales/nl/admin/shop/customers';
import { RowHistory } from '../action-log/row-history';
import { LoadState } from '../admin/load-state';
import { useDeskRow } from '../admin/use-desk-row';
import { AddressLines } from '../shared/address-lines';
import { buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import type { ShownCustomer } from './customer';
import { CustomerAccess } from './customer-access';
import { CustomerAgreements } from './customer-agreements';
import { CustomerState } from './customer-list';
import { CustomerPrices } from './customer-prices';
import { CustomerTerms } from './customer-terms';

/** The rights of the administrator. */
export interface CustomerRights {
  canWrite: boolean;
  canCredit: boolean;
  canView: boolean;
  canReadOrders: boolean;
}

/** One customer: who it is, what it owes, and what it may. */
export function CustomerPage({ customerId, rights }: { customerId: number; rights: CustomerRights }) {
  /** Agreements that were changed here. */
  const [changed, setChanged] = useState(0);
  const { row: customer, failure, ...changes } = useDeskRow('customerDesk.get', { customerID: customerId });
  if (failure === 'not_found')
    return (
      <EmptyState icon={<Icon name="search" className="size-7" />} title={words.notFound}>
        <p>{words.notFoundText}</p>
        <a href={ADMIN_CUSTOMERS} className={buttonClass('outline')}>
          {words.toList}
        </a>
      </EmptyState>
    );
  if (!customer) return <LoadState failure={failure} onRetry={() => void changes.reload()} />;
  return (
    <>
      <h2 className="flex flex-wrap items-center gap-3 font-semibold text-xl">
        {customer.company} <CustomerState {...customer} />
      </h2>
      <CustomerFacts customer={customer} canReadOrders={rights.canReadOrders} />
      <div className="grid gap-8 md:grid-cols-2 xl:grid-cols-3">
        <CustomerPrices {...{ customer, ...changes }} canChange={rights.canWrite} />
        <CustomerTerms {...{ customer, ...changes }} canChange={rights.canCredit} />
        <CustomerAccess {...{ customer, ...changes }} canBlock={rights.canWrite} canView={rights.canView} />
      </div>
      <div className="grid gap-8 md:grid-cols-2">
        <CustomerUsers users={customer.users} />
        <CustomerAddresses addresses={customer.addresses} />
      </div>
      <CustomerAgreements
        customerId={customerId}
        canChange={rights.canWrite}
        onChanged={() => setChanged(changed + 1)}
      />
      <RowHistory
        kind="customer"
        targets={[String(customerId)]}
        shown={`${changed} ${JSON.stringify(customer)}`}
      />
    </>
  );
}

function CustomerFacts({ customer, canReadOrders }: { customer: ShownCustomer; canReadOrders: boolean }) {
  const { number, kind, kvk, vatNumber, owed, orders, lastOrderAt, customerId } = customer;
  const facts = [
    [words.number, number],
    [words.kind, words.kinds[kind]],
    ...(kvk === '' ? [] : [[words.kvk, kvk]]),
    ...(vatNumber === '' ? [] : [[words.vatNumber, vatNumber]]),
    [words.owed, formatEuro(owed)],
    [words.lastOrder, lastOrderAt === null ? words.never : formatDate(lastOrderAt)],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-4 rounded-l bg-surface-alt p-4 text-sm md:p-6 lg:grid-cols-4">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="text-ink-soft">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
      {canReadOrders && orders > 0 && (
        <div>
          <dt className="text-ink-soft">{words.orders(orders)}</dt>
          <dd>
            <a href={adminOrdersOf(customerId)} className="underline underline-offset-4">
              {words.allOrders}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

const CustomerUsers = ({ users }: Pick<ShownCustomer, 'users'>) => (
  <section className="flex flex-col gap-3">
    <h2 className="font-semibold text-lg">{words.users}</h2>
    <ul className="flex flex-col divide-y divide-line border-line border-y text-sm">
      {users.map(({ userId, name, username, email, phone, active }) => (
        <li key={userId} className="wrap-anywhere py-3">
          <strong className="font-semibold">{name}</strong>
          {!active && ` (${words.off})`}
          <br />
          <a href={`mailto:${email}`} className="underline underline-offset-4">
            {email}
          </a>
          {phone !== '' && ` · ${phone}`}
          {username !== email && <span className="block text-ink-soft">{username}</span>}
        </li>
      ))}
    </ul>
  </section>
);

const CustomerAddresses = ({ addresses }: Pick<ShownCustomer, 'addresses'>) => (
  <section className="flex flex-col gap-3">
    <h2 className="font-semibold text-lg">{words.addresses}</h2>
    <ul className="flex flex-col divide-y divide-line border-line border-y text-sm">
      {addresses.map((address) => (
        <li key={`${address.label} ${address.street} ${address.houseNumber}`} className="py-3">
          {(address.label !== '' || address.main) && (
            <strong className="font-semibold">
              {[address.label, address.main && words.main].filter(Boolean).join(', ')}
            </strong>
          )}
          <AddressLines address={address} />
        </li>
      ))}
    </ul>
  </section>
);
