/** @jest-environment node */
/** A module on the real store: what a screen sees while requests are under way, succeed, fail and meet. */
import { firstPage, type Query } from '#shared/jsonapi';
import { newId } from '#client/storeKit/ids';
import { mostRecords } from '#client/storeKit/moduleState';
import { problemDocument, resourceObject, settled, type Waiting } from '../stubServer';
import { startTestStore } from '../startTestStore';
import { modules } from '../modules';

const { item, category, tag } = modules;

const [gauzeId, syringeId, consumablesId, sterileId] = [newId(), newId(), newId(), newId()] as [string, string, string, string];
const consumables = { id: consumablesId, name: 'Consumables' };
const gauze = {
  id: gauzeId,
  name: 'Gauze',
  status: 'published',
  category: { type: 'categories', id: consumablesId },
  tags: [{ type: 'tags', id: sterileId }],
};
const syringe = { ...gauze, id: syringeId, name: 'Syringe' };
const included = [resourceObject('categories', consumables), resourceObject('tags', { id: sterileId, name: 'Sterile', color: '#00aa00' })];
const page = (...rows: { id: string; version?: number; name: string }[]) => ({
  data: rows.map((row) => resourceObject('items', row)),
  included,
  meta: { page: { total: rows.length } },
});
const one = (row: { id: string; version?: number; name: string }) => ({ data: resourceObject('items', row), included });

const search = (q: string): Query => ({ ...firstPage, q });
const saved = { notify: 'items:saved' };

async function withGauze() {
  const world = await startTestStore();
  await world.dispatch(item.actions.list('grid', firstPage));
  await world.last().answer(200, page(gauze, syringe));
  world.actions.length = 0;
  return { ...world, grid: () => item.selectors.list(world.state(), 'grid'), seen: () => item.selectors.byId(world.state(), gauzeId) };
}
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

describe('the records of a long day', () => {
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...gauze, id: newId(), name: `Gauze ${from + at}` }));

  test('are forgotten, the oldest first, but for those on a list or under request', async () => {
    const { dispatch, to, last, state } = await withGauze();
    const [kept, saved] = [many(0, 2), many(2, 1)];
    await dispatch(item.actions.list('picker:package.items', search('kept')));
    await last().answer(200, page(...kept));
    await dispatch(item.actions.list('grid', search('saved')));
    await last().answer(200, page(...saved));
    await dispatch(item.actions.update({ id: saved[0]!.id, version: 1, name: 'Gauze, sterile' }));
    for (let at = 0; at < 7; at += 1) {
      await dispatch(item.actions.list('grid', search(String(at))));
      await last().answer(200, page(...many(at * 100, 100)));
    }
    const known = (id: string) => item.selectors.byId(state(), id) !== undefined;
    expect(item.selectors.all(state())).toHaveLength(mostRecords);
    expect([known(gauzeId), known(kept[0]!.id), known(kept[1]!.id), known(saved[0]!.id)]).toEqual([false, true, true, true]);
    expect(item.selectors.list(state(), 'grid').rows).toHaveLength(100);
    expect(item.selectors.list(state(), 'picker:package.items').rows).toHaveLength(2);
    await to('PATCH', `/items/${saved[0]!.id}`).answer(200, one({ ...saved[0]!, version: 2, name: 'Gauze, sterile' }));
    expect(item.selectors.byId(state(), saved[0]!.id)?.name).toBe('Gauze, sterile');
  });
});

describe('a list', () => {
  test('keeps its query, rows and total under its own key', async () => {
    const { dispatch, last, grid, state } = await withGauze();
    await dispatch(item.actions.list('picker:package.items', search('syr')));
    await last().answer(200, page(syringe));
    expect(names(grid().rows)).toEqual(['Gauze', 'Syringe']);
    expect(item.selectors.list(state(), 'picker:package.items')).toMatchObject({ total: 1, status: 'ready', query: search('syr') });
  });

  test('puts included records into their own modules', async () => {
    const { state } = await withGauze();
    expect(category.selectors.byId(state(), consumablesId)?.name).toBe('Consumables');
    expect(tag.selectors.byId(state(), sterileId)).toMatchObject({ name: 'Sterile', version: 1 });
  });

  test('keeps its rows while it loads again, and when that fails for want of a network', async () => {
    const { dispatch, last, grid } = await withGauze();
    await dispatch(item.actions.list('grid', search('syr')));
    expect([grid().status, grid().rows.length]).toEqual(['loading', 2]);
    await last().lose();
    expect(grid()).toMatchObject({ status: 'failed', errors: [{ code: 'network' }], total: 2 });
    expect(names(grid().rows)).toEqual(['Gauze', 'Syringe']);
  });

  test('shows the newest answer, whichever comes last', async () => {
    const { dispatch, calls, grid } = await withGauze();
    await dispatch(item.actions.list('grid', search('g')));
    await dispatch(item.actions.list('grid', search('sy')));
    const [slow, quick] = calls.slice(-2) as [Waiting, Waiting];
    expect(slow.signal.aborted).toBe(true);
    await quick.answer(200, page(syringe));
    await slow.answer(200, page(gauze));
    expect(names(grid().rows)).toEqual(['Syringe']);
  });

  test('ignores the event of a request that is not its own', async () => {
    const { dispatch, grid } = await withGauze();
    await dispatch({ type: 'item/listed', payload: { key: 'grid', ids: [], total: 0, records: {} }, meta: { request: 'long ago' } });
    expect(grid().total).toBe(2);
  });

  test('hands out the same object until something changes', async () => {
    const { dispatch, grid, state } = await withGauze();
    const before = grid();
    await dispatch(category.actions.list('grid', firstPage));
    expect(grid()).toBe(before);
    expect(item.selectors.all(state())).toBe(item.selectors.all(state()));
    expect(item.selectors.request(state(), gauzeId)).toBe(item.selectors.request(state(), gauzeId));
  });
});

describe('a record', () => {
  test('never goes back to an older version', async () => {
    const { dispatch, last, seen } = await withGauze();
    await dispatch(item.actions.get(gauzeId));
    await last().answer(200, one({ ...gauze, name: 'Gauze 5 cm', version: 4 }));
    await dispatch(item.actions.list('card', firstPage));
    await last().answer(200, page({ ...gauze, version: 3 }));
    expect(seen()?.name).toBe('Gauze 5 cm');
  });
});

describe('adding', () => {
  const draft = { id: newId(), name: 'Bandage' };

  test('twice in one breath saves once, under the key of its draft', async () => {
    const { dispatch, calls, last, types, state } = await withGauze();
    await dispatch(item.actions.add(draft, saved));
    await dispatch(item.actions.add(draft, saved));
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(last().headers['Idempotency-Key']).toBe(draft.id);
    expect(item.selectors.request(state(), draft.id).busy).toBe('add');
    await last().answer(201, one({ ...gauze, ...draft }));
    expect(types().filter((type) => type === 'item/saved' || type === 'notices/shown')).toEqual(['item/saved', 'notices/shown']);
    expect(item.selectors.request(state(), draft.id).busy).toBeNull();
  });

  test('is followed in order: the notice, the path, the lists that are watched', async () => {
    const { dispatch, last, types, paths, calls } = await withGauze();
    await dispatch(item.actions.list('card', firstPage));
    await last().answer(200, page(gauze));
    await dispatch(item.actions.leave('card'));
    await dispatch(item.actions.add(draft, saved, { goTo: '/usman/item-management' }, { refresh: true }));
    const before = calls.length;
    await last().answer(201, one({ ...gauze, ...draft }));
    expect(types().slice(-4)).toEqual(['item/saved', 'notices/shown', 'navigation/wentTo', 'item/list']);
    expect(paths).toEqual(['/usman/item-management']);
    expect(calls.slice(before)).toHaveLength(1);
  });

  test.each([
    [
      'refused',
      422,
      problemDocument(422, 'required', { source: { pointer: '/data/attributes/name' } }),
      { code: 'required', pointer: '/data/attributes/name' },
    ],
    ['broken', 502, '<html>Bad gateway</html>', { code: 'unavailable' }],
    ['answered with nonsense', 200, 'true', { code: 'unexpected' }],
  ])('%s: says why, and nothing follows', async (_, status, document, problem) => {
    const { dispatch, last, types, paths, state } = await withGauze();
    await dispatch(item.actions.add(draft, saved, { goTo: '/' }));
    await last().answer(status, document);
    expect(item.selectors.request(state(), draft.id)).toEqual({ busy: null, failed: 'add', errors: [problem] });
    expect([types(), paths]).toEqual([['item/add', 'item/failed'], []]);
    await dispatch(item.actions.acknowledge(draft.id));
    expect(item.selectors.request(state(), draft.id).errors).toEqual([]);
  });
});

describe('updating', () => {
  const change = { id: gauzeId, version: 1, name: 'Gauze 10 cm' };

  test('is seen at once, and stays when the server agrees', async () => {
    const { dispatch, last, seen } = await withGauze();
    await dispatch(item.actions.update(change));
    expect(seen()).toMatchObject({ name: 'Gauze 10 cm', version: 1 });
    expect(last().headers['If-Match']).toBe('"1"');
    await last().answer(200, one({ ...gauze, name: 'Gauze 10 cm', version: 2 }));
    expect(seen()).toMatchObject({ name: 'Gauze 10 cm', version: 2 });
  });

  test('that fails leaves exactly what the server last said, even when that came meanwhile', async () => {
    const { dispatch, calls, last, seen, state } = await withGauze();
    const before = state().item.entities;
    await dispatch(item.actions.update(change));
    const update = last();
    await update.answer(403, problemDocument(403, 'access.denied'));
    expect(state().item.entities).toBe(before);

    await dispatch(item.actions.update(change));
    await dispatch(item.actions.list('grid', firstPage));
    await calls.at(-1)!.answer(200, page({ ...gauze, name: 'Gauze, sterile', version: 2 }, syringe));
    expect(seen()?.name).toBe('Gauze 10 cm');
    await calls.at(-2)!.lose();
    expect(seen()).toMatchObject({ name: 'Gauze, sterile', version: 2 });
  });

  test('that is stale keeps both: mine and what Dr. Sari saved before', async () => {
    const { dispatch, last, seen, state, types } = await withGauze();
    await dispatch(item.actions.update(change, saved));
    await last().answer(409, problemDocument(409, 'version.stale'));
    expect(last().method).toBe('GET');
    await last().answer(200, one({ ...gauze, name: 'Gauze of Dr. Sari', version: 7 }));
    expect(item.selectors.conflict(state(), gauzeId)).toMatchObject({ mine: change, theirs: { name: 'Gauze of Dr. Sari', version: 7 } });
    expect(seen()?.name).toBe('Gauze of Dr. Sari');
    expect(types()).toEqual(['item/update', 'item/failed', 'item/conflicted']);
    await dispatch(item.actions.update({ ...change, version: 7 }));
    expect(item.selectors.conflict(state(), gauzeId)).toBeUndefined();
  });

  test('again, while the other version is still being read, is not lost', async () => {
    const { dispatch, last, to, seen } = await withGauze();
    await dispatch(item.actions.update(change));
    await last().answer(409, problemDocument(409, 'version.stale'));
    await dispatch(item.actions.update({ ...change, version: 7 }));
    expect(to('PATCH', '/items').headers['If-Match']).toBe('"7"');
    await to('PATCH', '/items').answer(200, one({ ...gauze, name: 'Gauze 10 cm', version: 8 }));
    expect(seen()?.version).toBe(8);
  });

  test('that is refused with another 409 is a plain error', async () => {
    const { dispatch, last, state, types } = await withGauze();
    await dispatch(item.actions.update(change));
    await last().answer(409, problemDocument(409, 'id.mismatch'));
    expect(item.selectors.conflict(state(), gauzeId)).toBeUndefined();
    expect(types()).toEqual(['item/update', 'item/failed']);
  });
});

describe('destroying', () => {
  const deletion = newId();
  const undo = item.actions.restore(deletion, { notify: 'items:restored' }, { refresh: true });
  const destroy = item.actions.destroy({ id: gauzeId, version: 1, deletion }, { notify: 'items:deleted', undo });

  test('is seen at once; a refusal brings the row back and says why', async () => {
    const { dispatch, last, grid, state } = await withGauze();
    await dispatch(destroy);
    expect([names(grid().rows), grid().total]).toEqual([['Syringe'], 1]);
    expect(last().headers).toMatchObject({ 'If-Match': '"1"', 'Idempotency-Key': deletion });
    await last().answer(409, problemDocument(409, 'record.in_use', { meta: { count: 3 } }));
    expect([names(grid().rows), grid().total]).toEqual([['Gauze', 'Syringe'], 2]);
    expect(state().notices).toMatchObject([{ variant: 'danger', problem: { code: 'record.in_use', meta: { count: 3 } } }]);
  });

  test('offers an Undo that truly restores', async () => {
    const { dispatch, last, grid, state, types } = await withGauze();
    await dispatch(destroy);
    await last().answer(204);
    expect([names(grid().rows), grid().total, grid().stale]).toEqual([['Syringe'], 1, true]);
    const [notice] = state().notices;
    if (!notice || !('undo' in notice) || !notice.undo) throw new Error('no Undo was offered');
    await dispatch(notice.undo);
    expect([last().method, last().path]).toEqual(['DELETE', `/items/deletions/${deletion}`]);
    await last().answer(204);
    expect(types().slice(-3)).toEqual(['item/restored', 'notices/shown', 'item/list']);
    await last().answer(200, page(gauze, syringe));
    expect(names(grid().rows)).toEqual(['Gauze', 'Syringe']);
  });

  test('many at once hides them all, and all come back when it fails', async () => {
    const { dispatch, last, grid } = await withGauze();
    await dispatch(item.actions.destroyMany({ ids: [gauzeId, syringeId], deletion }));
    expect([grid().rows, grid().total]).toEqual([[], 0]);
    await last().answer(403, problemDocument(403, 'access.denied'));
    expect(grid().total).toBe(2);
  });

  test('many at once: what had to stay comes back and says why; the notice counts what went', async () => {
    const { dispatch, last, grid, state } = await withGauze();
    await dispatch(item.actions.destroyMany({ ids: [gauzeId, syringeId], deletion }, { notify: 'items:deleted', undo }));
    const refused = [{ id: gauzeId, code: 'record.in_use', meta: { count: 3 } }];
    await last().answer(201, { data: { type: 'deletions', id: deletion, attributes: { count: 1, refused } } });
    expect([names(grid().rows), grid().total]).toEqual([['Gauze'], 1]);
    expect(state().notices).toMatchObject([
      { variant: 'success', key: 'items:deleted', values: { count: 1 }, undo },
      { variant: 'warning', problem: { code: 'record.in_use', meta: { count: 3 } } },
    ]);
  });

  test('many at once, of which none may go, is a failure: nothing follows', async () => {
    const { dispatch, last, types, grid } = await withGauze();
    await dispatch(item.actions.destroyMany({ ids: [gauzeId], deletion }, { notify: 'items:deleted', undo }));
    await last().answer(201, {
      data: { type: 'deletions', id: deletion, attributes: { count: 0, refused: [{ id: gauzeId, code: 'access.denied' }] } },
    });
    expect([types(), grid().total]).toEqual([['item/destroyMany', 'item/failed', 'notices/shown'], 2]);
  });

  test('all that match sends what the list is filtered by, not its page', async () => {
    const { dispatch, last, grid } = await withGauze();
    await dispatch(item.actions.destroyMany({ query: { ...search('gau'), page: { number: 3, size: 5 } }, deletion }));
    expect(JSON.stringify(last())).toContain('filter[q]=gau');
    expect(JSON.stringify(last())).not.toContain('page[');
    expect(grid().total).toBe(2);
  });
});

describe('uploading', () => {
  test('sends the file of its ticket, shows the picture, and reads the new version', async () => {
    const { dispatch, last, seen, files, types } = await withGauze();
    const ticket = files.keep(newId(), new File(['png'], 'gauze.png', { type: 'image/png' }));
    await dispatch(item.actions.upload({ id: gauzeId, field: 'image', file: ticket }));
    expect([last().method, last().path]).toEqual(['POST', `/uploads/items/${gauzeId}/image`]);
    expect((last().body as FormData).get('attachment')).toBeInstanceOf(Blob);
    await last().answer(201, { url: '/files/gauze.png' });
    expect(seen()?.image).toBe('/files/gauze.png');
    await last().answer(200, one({ ...gauze, version: 2 }));
    expect(seen()?.version).toBe(2);
    expect(types()).toEqual(['item/upload', 'item/uploaded', 'item/get', 'item/loaded']);
    expect(files.find(ticket)).toBeUndefined();
  });
});

test('every action of a day survives being written down', async () => {
  const { dispatch, last, files, actions } = await withGauze();
  const ticket = files.keep(newId(), new File(['png'], 'gauze.png'));
  await dispatch(item.actions.upload({ id: gauzeId, field: 'image', file: ticket }));
  await last().lose();
  await dispatch(item.actions.update({ id: gauzeId, version: 1, name: 'Gauze 10 cm' }, saved));
  await last().answer(200, one(gauze));
  await settled();
  expect(actions.length).toBeGreaterThan(4);
  for (const action of actions) expect(JSON.parse(JSON.stringify(action))).toEqual(action);
});
