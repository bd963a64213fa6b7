import { adminRoles, endpointTable, mayDo, type Permission, permissions } from '@toonbank/contract';
import { expect, it } from 'vitest';

const callsOf = (permission: Permission | undefined) =>
  [...endpointTable]
    .filter(([, endpoint]) => endpoint.access === 'admin' && endpoint.permission === permission)
    .map(([name]) => name)
    .sort();

// The authorisation matrix takes each call's permission from the contract: only these lists notice one that too many have.
it('what changes the live shop demands the right to publish', () => {
  expect(callsOf('content.publish')).toEqual([
    'cms.linkContentPage',
    'cms.updateContentPage',
    'cms.updateContentSlider',
    'editing.cancel',
    'editing.movePage',
    'editing.publish',
    'editing.publishTogether',
    'editing.removeBlog',
    'editing.removeNews',
    'editing.removeSlide',
    'editing.restore',
    'editing.schedule',
    'editing.unschedule',
    'masters.resolve',
    'media.remove',
    'media.removeImage',
    'media.replace',
    'productGroups.updateImage',
    'sitePages.arrange',
    'textChecks.accept',
  ]);
});

it('only the own login, and what shows each role its own, is open to every administrator', () => {
  expect(callsOf(undefined)).toEqual([
    'admin.authenticate',
    'admin.confirmSecondFactor',
    'admin.logout',
    'admin.removeSecondFactor',
    'admin.startSecondFactor',
    'admin.verifySecondFactor',
    'listViews.all',
    'listViews.remove',
    'listViews.save',
    'workbench.counts',
    'workbench.firstSteps',
    'workbench.history',
    'workbench.search',
  ]);
});

it('the log, the rights of administrators and what reaches other sites are for managers alone', () => {
  const forManagers = permissions.filter((permission) =>
    adminRoles.every((role) => role === 'manager' || !mayDo(role, permission)),
  );
  expect(forManagers.flatMap(callsOf).sort()).toEqual([
    'admins.add',
    'admins.changeRole',
    'admins.demandSecondFactor',
    'admins.invite',
    'admins.list',
    'admins.resetSecondFactor',
    'admins.setActive',
    'editing.actions',
    'integration.calls',
    'integration.callsFile',
    'integration.endOldSecret',
    'integration.keys',
    'integration.makeKey',
    'integration.revokeKey',
    'integration.rotateKey',
    'masters.publish',
    'masters.sites',
    'newsletter.counts',
    'newsletter.file',
    'newsletter.list',
    'newsletter.remove',
    'shopCheck.run',
    'shopSettings.banner',
    'shopSettings.contact',
    'shopSettings.delivery',
    'shopSettings.setBanner',
    'shopSettings.setContact',
    'shopSettings.setDelivery',
    'shopSettings.setShop',
    'shopSettings.shop',
    'webhooks.add',
    'webhooks.again',
    'webhooks.change',
    'webhooks.deliveries',
    'webhooks.deliveriesFile',
    'webhooks.list',
    'webhooks.remove',
    'webhooks.replay',
    'webhooks.rotate',
    'webhooks.setState',
    'webhooks.test',
  ]);
});

it('those who run the shop change no texts, and those who write texts see no customer', () => {
  const shop = permissions.filter((permission) =>
    /^(orders|customers|products|prices|stock)\./.test(permission),
  );
  for (const role of ['editor', 'publisher'] as const)
    expect(shop.filter((permission) => mayDo(role, permission))).toEqual([]);
  for (const role of ['sales', 'warehouse', 'catalogue', 'finance'] as const)
    expect(mayDo(role, 'content.write')).toBe(false);
});
