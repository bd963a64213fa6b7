/** A call by the name of its endpoint in the contract: `cart.setCoupon`. Types only, no bytes. */
import type { EndpointName, endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Camel } from './camelize';

type Resources = typeof endpoints;

type EndpointOf<Name extends EndpointName> = Name extends `${infer Resource}.${infer Verb}`
  ? Resource extends keyof Resources
    ? Verb extends keyof Resources[Resource]
      ? Resources[Resource][Verb]
      : never
    : never
  : never;

/** The request of an endpoint, before the contract's defaults are filled in. */
export type RequestOf<Name extends EndpointName> =
  EndpointOf<Name> extends { request: infer Schema extends z.ZodType } ? z.input<Schema> : never;

/** The answer of an endpoint, parsed by the contract and then camelCased. */
export type AnswerOf<Name extends EndpointName> =
  EndpointOf<Name> extends { response: infer Schema extends z.ZodType } ? Camel<z.output<Schema>> : never;

/** The endpoints that answer with JSON. Those that can also answer with a file (`print`) are among them. */
export type CallName = {
  [Name in EndpointName]: EndpointOf<Name> extends { kind: 'blob' | 'upload' } ? never : Name;
}[EndpointName];

/** The endpoints that take a file. */
export type UploadName = {
  [Name in EndpointName]: EndpointOf<Name> extends { kind: 'upload' } ? Name : never;
}[EndpointName];

export interface CallOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Makes one call. @throws ApiError */
export type ApiCall = <Name extends CallName>(
  name: Name,
  request: RequestOf<Name>,
  options?: CallOptions,
) => Promise<AnswerOf<Name>>;
