/** Calls to a running program over real HTTP. */
import { MEDIA_TYPE, type Document } from '#shared/jsonapi';
import { PASSWORD } from './program';

export interface Answer {
  status: number;
  document: Document & { access_token?: string };
}

/** Whose connection it is, and to which program. */
export interface Caller {
  url: string;
  token?: string;
}

/** @throws when no whole answer comes */
export async function call(
  { url, token }: Caller,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      accept: MEDIA_TYPE,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': MEDIA_TYPE }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, document: text ? (JSON.parse(text) as Answer['document']) : {} };
}

/** Signs in as a first account. @returns its token */
export async function signIn(url: string, person = 'admin'): Promise<string> {
  const attributes = { email: `${person}@nadi.test`, password: PASSWORD };
  const { status, document } = await call({ url }, 'POST', '/login', { data: { type: 'token', attributes } });
  if (status !== 200) throw new Error(`${person} could not sign in: ${status} ${JSON.stringify(document)}`);
  return document.access_token!;
}

/** How many records a list says there are; `narrowing` as it stands in an address. */
export async function totalOf(caller: Caller, type: string, narrowing = ''): Promise<number> {
  const { document } = await call(caller, 'GET', `/${type}?page[size]=1${narrowing}`);
  return document.meta!.page!.total;
}
