import { endpoints } from '@toonbank/contract';
import { expect, it } from 'vitest';
import { sandboxSettings } from '../../src/modules/payments/payments.ts';
import { makeSite, testApp } from '../support/index.ts';

it.each([true, false])('the settings say whether a provider takes online payments: %s', async (sandbox) => {
  const test = await testApp(undefined, { ...sandboxSettings(), sandbox });
  const site = await makeSite(test);
  const { online_payments } = await test.data(endpoints.settings.get, {}, { site });
  await test.close();
  expect(online_payments).toBe(sandbox);
});
