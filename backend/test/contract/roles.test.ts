import { type AdminRole, endpointTable } from '@toonbank/contract';
import { expect, it } from 'vitest';

const callsOf = (role: AdminRole) =>
  [...endpointTable].filter(([, endpoint]) => endpoint.role === role).map(([name]) => name);

// The authorisation matrix takes each call's role from the contract: only this list notices a role that is too low.
it('what changes the live shop demands a publisher', () => {
  expect(callsOf('publisher').sort()).toEqual([
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

it('the log, the rights of administrators, the data of customers and what reaches other sites demand a manager', () => {
  expect(callsOf('manager').sort()).toEqual([
    'admins.add',
    'admins.changeRole',
    'admins.demandSecondFactor',
    'admins.invite',
    'admins.list',
    'admins.resetSecondFactor',
    'admins.setActive',
    'editing.actions',
    'masters.publish',
    'masters.sites',
    'newsletter.counts',
    'newsletter.file',
    'newsletter.list',
    'newsletter.remove',
    'reviews.answer',
    'reviews.managed',
    'serviceDesk.addCannedAnswer',
    'serviceDesk.answer',
    'serviceDesk.arrangeCannedAnswers',
    'serviceDesk.assign',
    'serviceDesk.cannedAnswers',
    'serviceDesk.changeCannedAnswer',
    'serviceDesk.counts',
    'serviceDesk.details',
    'serviceDesk.list',
    'serviceDesk.photo',
    'serviceDesk.promise',
    'serviceDesk.removeCannedAnswer',
    'serviceDesk.setSolved',
    'serviceDesk.settle',
    'serviceDesk.settleable',
    'serviceDesk.uploadPhoto',
    'viewing.asCustomer',
    'viewing.customers',
    'withdrawals.list',
    'withdrawals.setHandled',
  ]);
});
