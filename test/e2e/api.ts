/** What a test prepares over the wire, as a person with a token: records, quickly, before anyone looks at a screen. */
import { randomUUID } from 'node:crypto';
import { API_ROOT, MEDIA_TYPE, type Document, type ResourceObject } from '#shared/jsonapi';
import { PASSWORD, url } from './person';
import { tokenOf } from './session';

export type Made = { readonly id: string; readonly name: string };
type Ref = { readonly type: string; readonly id: string };

async function send(
  method: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Document & Record<string, unknown>> {
  const answer = await fetch(url(`${API_ROOT}${path}`), {
    method,
    headers: { accept: MEDIA_TYPE, 'content-type': MEDIA_TYPE, ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as Document & Record<string, unknown>;
}

/**
 * Signs in and gives what makes records.
 * @returns `add` makes one, `change` changes one; `addItems` makes items one after the other, so that the last is the newest
 */
export async function apiOf(email = 'admin@nadi.test') {
  const token = await tokenOf(email, PASSWORD);
  const add = async (
    type: string,
    attributes: Record<string, unknown>,
    relations: Record<string, Ref | readonly Ref[]> = {},
  ): Promise<Made> => {
    const relationships = Object.fromEntries(Object.entries(relations).map(([name, data]) => [name, { data }]));
    const id = randomUUID();
    const { data } = await send(
      'POST',
      `/${type}`,
      { data: { type, id, attributes, relationships } },
      { authorization: `Bearer ${token}` },
    );
    return { id: (data as ResourceObject).id, name: String(attributes['name']) };
  };
  const addItem = (category: Made, attributes: Record<string, unknown>) =>
    add('items', { status: 'draft', date: '2026-11-21', ...attributes }, { category: { type: 'categories', id: category.id } });
  const addItems = async (category: Made, all: readonly Record<string, unknown>[]): Promise<Made[]> => {
    const made: Made[] = [];
    for (const attributes of all) made.push(await addItem(category, attributes));
    return made;
  };
  const change = (type: string, id: string, attributes: Record<string, unknown>) =>
    send('PATCH', `/${type}/${id}`, { data: { type, id, attributes } }, { authorization: `Bearer ${token}` });
  return { add, addItem, addItems, change };
}
