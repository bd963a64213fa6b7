import { endpointTable, matchEndpoint } from '@toonbank/contract';
import { expect, it } from 'vitest';

const withParameters = [...endpointTable].filter(([, { path }]) => path.includes(':'));

it('the gateway finds every endpoint whose address has parameters, and no longer address', () => {
  expect(withParameters.length).toBeGreaterThan(1);
  for (const [name, { api, path, methods }] of withParameters) {
    const called = path.replace(/:[^/]+/g, '12');
    expect(matchEndpoint(api, methods[0], called)?.name, path).toBe(name);
    expect(matchEndpoint(api, methods[0], `${called}/12`)?.name, path).not.toBe(name);
  }
});
