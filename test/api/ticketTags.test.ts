/** What staff sort tickets by, and how one ticket becomes two. Rules: TKT-1, TKT-11. */
import type { ResourceObject } from '#shared/jsonapi';
import { build, refTo } from '../build/records';
import { admin, asked, clinic, done, order, read, said, thread } from './ticketClinic';
import { recordIn, recordsIn } from './testApi';

const tagsOf = async ({ id }: ResourceObject) =>
  (recordIn(await admin('GET', `/tickets/${id}`)).relationships!['tags']!.data as readonly { id: string }[]).map((one) => one.id).sort();
const some = (...tags: ResourceObject[]) => ({ data: tags.map(refTo) });

describe('given a ticket and two tags', () => {
  test('when staff add both and later remove one, then the other stays, and the list finds the ticket by it', async () => {
    const { nurse } = await clinic();
    const [ticket, other] = [await asked(nurse), await asked(nurse)];
    const [printer, network] = [await build(admin, 'tag'), await build(admin, 'tag')];
    await done(admin, ticket, 'tag', {}, { added: some(printer) });
    await done(admin, ticket, 'tag', {}, { added: some(network) });
    expect(await tagsOf(ticket)).toEqual([printer.id, network.id].sort());
    await done(admin, ticket, 'tag', {}, { removed: some(printer) });
    expect(await tagsOf(ticket)).toEqual([network.id]);
    const found = recordsIn(await admin('GET', `/tickets?filter[tags]=${network.id}`)).map(({ id }) => id);
    expect(found).toEqual([ticket.id]);
    expect(found).not.toContain(other.id);
  });

  test('when somebody of the clinic tags, then it is refused', async () => {
    const { nurse, owner } = await clinic();
    const ticket = await asked(nurse);
    for (const by of [nurse, owner])
      expect(said(await order(by, ticket, 'tag', {}, { added: some(await build(admin, 'tag')) }))).toEqual([403, 'access.denied']);
  });
});

describe('given a ticket with two questions', () => {
  const second = { subject: 'Stok tidak berkurang', category: 'technical', message: 'Dan stoknya juga tidak berkurang.' };

  test('when staff split it, then the requester has a new ticket that refers to it, and the thread names its number', async () => {
    const { nurse, entity } = await clinic();
    const ticket = await asked(nurse);
    await done(admin, ticket, 'split', second);
    const [made] = recordsIn(await nurse('GET', '/tickets?filter[q]=Stok'));
    expect(made!.attributes).toMatchObject({ ...second, status: 'new' });
    expect(made!.relationships!['entity']!.data).toEqual(refTo(entity));
    expect(made!.relationships!['previous']!.data).toEqual(refTo(ticket));
    expect(made!.relationships!['requester']!.data).toEqual(
      recordIn(await nurse('GET', `/tickets/${ticket.id}`)).relationships!['requester']!.data,
    );
    expect(await thread(nurse, ticket)).toContainEqual(expect.objectContaining({ event: 'split', value: made!.attributes!['number'] }));
    expect(await read(nurse, ticket)).toMatchObject({ status: 'new' });
  });

  test('when its split is previewed, or given by the clinic, then nothing is made', async () => {
    const { nurse } = await clinic();
    const ticket = await asked(nurse);
    const document = { data: { type: 'tickets', id: ticket.id, attributes: second } };
    expect((await admin('POST', `/tickets/${ticket.id}/split?preview=true`, document)).status).toBe(200);
    expect(said(await order(nurse, ticket, 'split', second))).toEqual([403, 'access.denied']);
    expect(recordsIn(await nurse('GET', '/tickets')).map(({ id }) => id)).toEqual([ticket.id]);
  });
});
