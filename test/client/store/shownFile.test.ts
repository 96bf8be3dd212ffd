/** @jest-environment node */
/** Files that are shown within a page: their bytes are fetched once, and the browser lets go of them when nobody looks any more. Rule: PRV-11. */
import { resolveObjectURL } from 'node:buffer';
import { fileOpening } from '#client/store/flows/fileOpening';
import { shownFile, type Place } from '#client/store/flows/shownFile';
import { sessionClosed, sessionLocked, sessionOpened } from '#client/storeKit/sessionEvents';
import { problemDocument } from '../stubServer';
import { startTestStore } from '../startTestStore';

const { show, closed } = shownFile.actions;
const PDF = '%PDF-1.7';
const link = { meta: { url: '/api/v1/files?link=v1:0a1b2c3d:AbCd', expires_at: '2026-11-22T03:05:00.000Z' } };

const given = async () => {
  const world = await startTestStore();
  await world.dispatch(sessionOpened('kunci'));
  const at = (place: Place) => shownFile.selectors.at(world.state(), place);
  const open = async (place: Place, field = 'proof', bytes = PDF) => {
    const file = { type: 'payments', id: 'p1', field };
    await world.dispatch(show({ place, file, name: `${field}.pdf`, type: 'application/pdf' }));
    await world.last().answer(200, link);
    await world.last().answer(200, bytes);
    return at(place) && world.files.addressOf(at(place)!.ticket);
  };
  /** Whether the browser still holds bytes under the address. */
  const isHeld = (address: string | null | undefined) => !!address && resolveObjectURL(address) !== undefined;
  return { ...world, at, open, isHeld };
};

test('the dialog is there at once, and its file when it has been fetched, as what its bytes are', async () => {
  const { at, dispatch, last, files } = await given();
  await dispatch(
    show({ place: 'dialog', file: { type: 'payments', id: 'p1', field: 'proof' }, name: 'bukti.pdf', type: 'application/pdf' }),
  );
  expect(at('dialog')).toMatchObject({ name: 'bukti.pdf', isReady: false });
  expect(last()).toMatchObject({ method: 'GET', path: '/file-links/payments/p1/proof' });
  await last().answer(200, link);
  await last().answer(200, PDF);
  expect(at('dialog')).toMatchObject({ name: 'bukti.pdf', isReady: true });
  expect(resolveObjectURL(files.addressOf(at('dialog')!.ticket)!)).toMatchObject({ type: 'application/pdf', size: PDF.length });
});

type World = Awaited<ReturnType<typeof given>>;
const ends: Record<string, (world: World) => Promise<unknown>> = {
  'it is closed': ({ dispatch }) => dispatch(closed('dialog')),
  'the person signs out': ({ dispatch }) => dispatch(sessionClosed()),
  'another file takes its place': ({ open }) => open('dialog', 'certificate'),
};
test.each(Object.keys(ends))('the browser lets go of the bytes when %s', async (name) => {
  const world = await given();
  const address = await world.open('dialog');
  expect(world.isHeld(address)).toBe(true);
  await ends[name]!(world);
  expect(world.isHeld(address)).toBe(false);
  expect(world.at('dialog')?.file.field).toBe(name.startsWith('another') ? 'certificate' : undefined);
});

test.each<[string, (world: World) => Promise<unknown>]>([
  ['the screen is locked', ({ dispatch }) => dispatch(sessionLocked())],
  ['a page shows another file beside its values', ({ open }) => open('page', 'certificate')],
  ['the page is left that showed another', ({ dispatch }) => dispatch(closed('page'))],
  ['a file is saved', ({ dispatch }) => dispatch(fileOpening.actions.open({ type: 'items', id: '1', field: 'x', name: 'x', how: 'save' }))],
])('the dialog stays when %s', async (_, happens) => {
  const world = await given();
  const address = await world.open('dialog');
  await happens(world);
  expect([world.at('dialog')?.file.field, world.isHeld(address)]).toEqual(['proof', true]);
});

test('closed while the file is on its way, it is fetched no further', async () => {
  const { dispatch, last, at } = await given();
  await dispatch(
    show({ place: 'dialog', file: { type: 'payments', id: 'p1', field: 'proof' }, name: 'bukti.pdf', type: 'application/pdf' }),
  );
  await dispatch(closed('dialog'));
  expect([last().signal.aborted, at('dialog')]).toEqual([true, null]);
});

test('a refusal closes the dialog and is said in a toast', async () => {
  const { dispatch, last, at, types } = await given();
  await dispatch(
    show({ place: 'dialog', file: { type: 'payments', id: 'p1', field: 'proof' }, name: 'bukti.pdf', type: 'application/pdf' }),
  );
  await last().answer(404, problemDocument(404, 'record.missing'));
  expect(at('dialog')).toBeNull();
  expect(types().slice(-2)).toEqual(['shownFile/refused', 'notices/shown']);
});

test.each<[Place, [string, string][]]>([
  ['dialog', [['proof.pdf', 'save']]],
  ['page', []],
])('bytes of no known type are never shown (%s)', async (place, handed) => {
  const { open, at, handedOver } = await given();
  await open(place, 'proof', '<script>alert(1)</script>');
  expect([at(place), handedOver]).toEqual([null, handed]);
});
