/** People of a clinic, prepared over the wire. */
import { resources } from '#shared/areas/resources';
import type { Row } from '#client/services/serviceResults';
import type { Records } from './form/records';
import { PASSWORD } from './person';

type Person = { readonly name: string; readonly email: string };

/** Adds an active person with the role `member` and, unless it is null, a client. The first person of a client becomes its owner. */
export async function addMember(records: Records, { name, email }: Person, client: { readonly id: string } | null): Promise<Row> {
  const role = (await records.find(resources.role, 'member')).find((one) => one['name'] === 'member')!;
  return records.add(resources.user, {
    name,
    email,
    password: PASSWORD,
    status: 'active',
    roles: [{ type: 'roles', id: role.id }],
    ...(client && { entity: { type: 'entity', id: client.id } }),
  });
}
