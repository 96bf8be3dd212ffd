/** The form of a record whose personal values a list shows masked: it waits for them in full and never saves what is masked. Rule: PRV-6. */
import { screen, waitFor } from '@testing-library/react';
import { firstPage } from '#shared/jsonapi';
import { modules } from '../modules';
import { resourceObject } from '../stubServer';
import { id, openScreen, page } from '../screens/usman';

const edit = `/entity/entity-management/edit-entity/${id(31)}`;

const clinic = (values: object, version: number, masked?: readonly string[]) => ({
  ...resourceObject('entity', {
    id: id(31),
    name: 'Klinik Melati',
    code: 'CL-00031',
    kind: 'clinic',
    status: 'active',
    sandbox: false,
    time_zone: 'Asia/Jakarta',
    modules: [],
    created_at: '2026-11-20T03:00:00.000Z',
    updated_at: '2026-11-20T03:00:00.000Z',
    ...values,
  }),
  meta: { version, ...(masked && { masked }) },
});
const whole = (version = 1) => clinic({ phone: '+6281234567678', address: 'Jalan Kenanga 12' }, version);
const hidden = (version = 1) => clinic({ phone: '+62 812 •••• 7678', address: '••••••' }, version, ['phone', 'address']);

/** The form's page, with the record already known by a list. */
const opened = async () => {
  const app = await openScreen('/entity/entity-management');
  await app.answer('GET', '/entity?', 200, page([hidden()]));
  await app.during(() => app.router.navigate(edit));
  const own = await app.called('GET', `/entity/${id(31)}`);
  return { ...app, own };
};

test('given a list’s masked values, then the form waits for them in full, and a save sends only what was changed', async () => {
  const app = await opened();
  expect(screen.queryByLabelText(/Alamat/)).toBeNull();
  await app.during(() => app.own.answer(200, { data: whole() }));
  expect(await screen.findByLabelText(/Alamat/)).toHaveValue('Jalan Kenanga 12');
  await app.type(/^Nama/, 'Klinik Melati Baru');
  await app.press('Simpan');
  const save = await app.called('PATCH', `/entity/${id(31)}`);
  expect((save.body as { data: { attributes: object } }).data.attributes).toEqual({ name: 'Klinik Melati Baru' });
  expect(app.calls.filter(({ method, path }) => method === 'GET' && path.startsWith(`/entity/${id(31)}`))).toHaveLength(1);
});

test('given an open form, when a list brings a newer version masked, then the record is asked for in full again', async () => {
  const app = await opened();
  await app.during(() => app.own.answer(200, { data: whole() }));
  await screen.findByLabelText(/Alamat/);
  await app.during(() => void app.store.dispatch(modules.entity.actions.list('grid', firstPage)));
  await app.answer('GET', '/entity?', 200, page([hidden(2)]));
  expect(screen.getByLabelText(/Alamat/)).toHaveValue('Jalan Kenanga 12');
  await waitFor(() => expect(app.to('GET', `/entity/${id(31)}`)).not.toBe(app.own));
  await app.answer('GET', `/entity/${id(31)}`, 200, { data: clinic({ phone: '+6281234567678', address: 'Jalan Mawar 3' }, 2) });
  expect(screen.getByLabelText(/Alamat/)).toHaveValue('Jalan Mawar 3');
});
