/**
 * What the declaration of an endpoint says: method, address, who may call it, and what it is sent. The server's route, the OpenAPI
 * path, the client's call and the access test are made from it.
 */
import type { Permission } from '../access';
import type { Field, Mode } from '../kit/fields';
import type { Resource, ValuesOf, Verb } from '../kit/resource';
import type { ResourceName } from '../areas/resources';

/**
 * Who may call an endpoint.
 * - `anyone`: no session is needed; a token is ignored, also one that is no longer good.
 * - `signedIn`: anyone who is signed in, as far as a restriction (SGN-13, SGN-14, ROL-15) lets them read or write.
 * - `own`: one's own account. Also for people whose address is not proven or whose second step is missing; not while viewing as a role.
 * - `always`: anyone who is signed in, restricted or not.
 * - `rights`: anyone who holds all of these verbs by the rules of the resources; the last one is about the record that is acted on.
 *   `role`: and this role as well.
 * - `scope`: anyone who holds this permission of the platform, where there is no record to ask about (APP-16).
 */
export type Who =
  | 'anyone'
  | 'signedIn'
  | 'own'
  | 'always'
  | { readonly rights: readonly (readonly [ResourceName, Verb])[]; readonly role?: string }
  | { readonly scope: Permission };

type Fields = Readonly<Record<string, Field<unknown, Mode>>>;

export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Under the API's root; a part that varies is written `{id}` and is a record's id. */
  readonly path: `/${string}`;
  readonly who: Who;
  /** What the request's document says (`defineInput`). It is checked before the handler runs. */
  readonly input?: Resource;
  /** Instead of `input`: the document changes an existing record, which the handler names. */
  readonly change?: Resource;
  /** Parameters of the query; others are refused. */
  readonly query?: Fields;
  /** It answers one record of this resource: the query may choose what of it (`include`, `fields`). */
  readonly record?: ResourceName;
  /** The handler is given the bytes of the body, of whatever type, to check their signature; it may refuse by the headers before they come. */
  readonly isRaw?: true;
  /** Bytes of the body, where it may be larger than a document. */
  readonly most?: number;
  /** It answers the same file to everyone: no rate limit, and any query is ignored. */
  readonly isFile?: true;
};

export type Endpoints = Readonly<Record<string, Endpoint>>;

type NameIn<P> = P extends `${string}{${infer N}}${infer Rest}` ? N | NameIn<Rest> : never;
type TypeOf<F> = F extends { readonly is?: () => infer T } ? T : never;

/** What may be null may be left out. */
type Partly<T> = { readonly [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  readonly [K in keyof T as null extends T[K] ? K : never]?: T[K];
};

/** The values of the query's parameters; null where one that may be left out is. */
export type QueryOf<E> = E extends { readonly query: infer Q } ? { readonly [K in keyof Q]: TypeOf<Q[K]> } : {};

/** The values of the document. */
export type InputOf<E> = E extends { readonly input: infer I extends Resource } ? ValuesOf<I> : {};

/** The names of what varies in the path. */
export type PathNames<E extends Endpoint> = NameIn<E['path']>;

type Parts<E extends Endpoint> = { readonly [N in PathNames<E>]: string } & Partly<QueryOf<E>> &
  Partly<InputOf<E>> &
  (E extends { readonly record: string } ? { readonly include?: string } : {});

/** What a caller gives, side by side: what varies in the path, the query and the document; null for an endpoint that takes nothing. */
export type Given<E extends Endpoint> = keyof Parts<E> extends never ? null : Parts<E>;
