/** Someone whose account is theirs alone, so that what a test does to it disturbs nobody. */
import { randomBytes } from 'node:crypto';
import { resources } from '#shared/areas/resources';
import type { Row } from '#client/services/serviceResults';
import { API_ROOT, MEDIA_TYPE } from '#shared/jsonapi';
import { recordsAs, type Records } from '../form/records';
import { PASSWORD, url } from '../person';

export type Newcomer = { readonly id: string; readonly name: string; readonly email: string };

/** @param role the name of the role that they hold, or the role itself */
export async function newcomer(admin: Records, name: string, role: string | Row = 'creator'): Promise<Newcomer> {
  const held = typeof role === 'string' ? (await admin.find(resources.role, role)).find((row) => row['name'] === role)! : role;
  const email = `${randomBytes(6).toString('hex')}@klinik.test`;
  const { id } = await admin.add(resources.user, {
    name,
    email,
    password: PASSWORD,
    status: 'active',
    roles: [{ type: 'roles', id: held.id }],
  });
  return { id, name, email };
}

/** A role whose holders must have a second step. */
export const strictRole = (admin: Records): Promise<Row> =>
  admin.add(resources.role, { name: `strict-${randomBytes(4).toString('hex')}`, two_step_required: true, permissions: [] });

/** Signs in over the wire: the status, and what was refused or the token. */
export async function tryToSignIn(
  email: string,
  password: string,
  one_time_code?: string,
): Promise<{ status: number; code?: string; token?: string }> {
  const answer = await fetch(url(`${API_ROOT}/login`), {
    method: 'POST',
    headers: { accept: MEDIA_TYPE, 'content-type': MEDIA_TYPE },
    body: JSON.stringify({ data: { type: 'token', attributes: { email, password, ...(one_time_code && { one_time_code }) } } }),
  });
  const said = (await answer.json()) as { access_token?: string; errors?: { code: string }[] };
  return {
    status: answer.status,
    ...(said.access_token && { token: said.access_token }),
    ...(said.errors && { code: said.errors[0]!.code }),
  };
}

export { recordsAs };
