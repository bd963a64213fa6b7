import { endpoints } from '@toonbank/contract';
import { describe, expect, it } from 'vitest';
import { ApiError, hasCode } from '@/api/error';
import { parseResponse } from '@/api/parse-response';

const list = {
  num_found: 1,
  start: 0,
  max_score: 0,
  docs: [],
  facet_counts: { in_stock: [{ value: 'ja', count: 1 }] },
};

function failureOf(run: () => unknown): ApiError {
  try {
    run();
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('No ApiError was thrown.');
}

describe('an answer of the API', () => {
  it('is parsed, then camelCased, except maps that are keyed by data', () => {
    expect(parseResponse(endpoints.products.list, 200, { result: true, data: list })).toEqual({
      numFound: 1,
      start: 0,
      maxScore: 0,
      docs: [],
      facetCounts: { in_stock: [{ value: 'ja', count: 1 }] },
    });
  });

  it('has no field that the contract does not have', () => {
    const answer = parseResponse(endpoints.products.list, 200, {
      result: true,
      data: { ...list, secret_margin: 1 },
    });
    expect(answer).not.toHaveProperty('secretMargin');
  });

  it('is flat for a session', () => {
    const branch = {
      name: '',
      street: '',
      postcode: '',
      city: '',
      country: '',
      phone: '',
      email: '',
      html_title: '',
      html_description: '',
      html_keywords: '',
    };
    const body = {
      result: true,
      sid: '',
      token: '',
      authenticated: true,
      user_name: 'I. Koper',
      client_name: '',
      vestiging_details: branch,
    };
    expect(parseResponse(endpoints.auth.authenticate, 200, body)).toMatchObject({
      userName: 'I. Koper',
      simulated: false,
    });
  });

  it('is a refusal with its code and fields when the API refuses', () => {
    const body = {
      result: false,
      error: { code: 'invalid_request', message: 'No.', fields: { 'fields.house_number': 'required' } },
    };
    const error = failureOf(() => parseResponse(endpoints.cart.get, 400, body));
    expect(error).toMatchObject({ kind: 'domain', code: 'invalid_request', status: 400, isRetryable: false });
    expect(error.fields).toEqual({ 'fields.house_number': 'required' });
  });

  it('is a refusal although the status is 200: a wrong password', () => {
    const body = { result: false, error: { code: 'credentials_wrong', message: 'No.' } };
    expect(
      hasCode(
        failureOf(() => parseResponse(endpoints.auth.login, 200, body)),
        'credentials_wrong',
      ),
    ).toBe(true);
  });

  it.each([
    [200, '<html>', 'bad_upstream'],
    [200, { result: true, data: { num_found: 'many' } }, 'bad_upstream'],
    [200, null, 'bad_upstream'],
    [404, { message: 'nope' }, 'bad_upstream'],
    [502, '<html>', 'unavailable'],
    [503, '', 'unavailable'],
  ])('is an http failure when it does not match the contract: %s %j', (status, body, code) => {
    const error = failureOf(() => parseResponse(endpoints.products.list, status, body));
    expect(error).toMatchObject({ kind: 'http', code, isRetryable: true });
  });
});
