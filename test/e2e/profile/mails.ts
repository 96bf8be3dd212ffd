/** What Nadi mailed, read in the outbox as an admin would, and the links in it opened. */
import { API_ROOT, MEDIA_TYPE } from '#shared/jsonapi';
import { resources } from '#shared/areas/resources';
import type { Records } from '../form/records';
import { url } from '../person';
import { waitForValue } from '../waitForValue';

/** The token in the link of the newest mail to an address. */
export async function tokenMailedTo(admin: Records, address: string): Promise<string> {
  const tokens = async () =>
    (await admin.find(resources.mail, address)).flatMap(({ body }) => /token=([\w-]+)/.exec(String(body))?.[1] ?? []);
  await waitForValue(async () => (await tokens()).length > 0, true);
  return (await tokens())[0]!;
}

/** One document to the API, from nobody in particular. @returns the status of the answer */
export async function post(path: string, type: string, attributes: Readonly<Record<string, unknown>>): Promise<number> {
  const answer = await fetch(url(`${API_ROOT}${path}`), {
    method: 'POST',
    headers: { accept: MEDIA_TYPE, 'content-type': MEDIA_TYPE },
    body: JSON.stringify({ data: { type, attributes } }),
  });
  return answer.status;
}

/** Opens the link of a mail, as its page would. */
export const openLink = (token: string): Promise<number> => post('/email-verification', 'email-verification', { token });
