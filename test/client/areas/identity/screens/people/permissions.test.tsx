/** Permissions through the real app: what is built in stays as it is and says why, what an admin invents is theirs. */
import { fireEvent, screen, within } from '@testing-library/react';
import { id, openScreen, page } from '../../../../screens/usman';
import { permission, permissions, refs, role } from '../../../../screens/usman/people';

const list = '/usman/permission-management';

test('a built-in one shows what the system checks, and asks only for its words and its roles', async () => {
  const app = await openScreen(`${list}/edit-permission/${id(31)}`);
  await app.answer('GET', `/permissions/${id(31)}`, 200, { data: permission('view items', { id: id(31), roles: refs('roles', id(41)) }) });
  await app.answer('GET', `/roles/${id(41)}`, 200, { data: role({ id: id(41), name: 'kasir' }) });
  for (const [name, value] of [
    ['Nama', 'view items'],
    ['Data', 'Item'],
    ['Tindakan', 'Lihat'],
  ] as const) {
    const locked = await screen.findByRole('group', { name });
    expect(locked).toHaveTextContent(value);
    expect(locked).toHaveAccessibleDescription('Diperiksa oleh sistem, jadi tidak dapat diganti.');
  }
  expect(screen.getAllByRole('textbox').map((one) => one.getAttribute('name'))).toEqual(['label', 'description']);
  await app.type(/^Label/, 'Melihat katalog');
  await app.press('Simpan');
  expect((await app.called('PATCH', `/permissions/${id(31)}`)).body).toEqual({
    data: { type: 'permissions', id: id(31), attributes: { label: 'Melihat katalog' } },
  });
});

test('a new one needs a name, its data and its action', async () => {
  const app = await openScreen(`${list}/add-permission`);
  await screen.findByLabelText('Nama');
  await app.press('Simpan');
  expect(
    within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Nama', 'Data', 'Tindakan']);
});

test('the list names data and actions in words, locks what is built in, and filters by all that there are', async () => {
  const app = await openScreen(`${list}?size=25`);
  await app.answer('GET', '/permissions?page[number]=1&page[size]=25', 200, page(permissions));
  await app.answer('GET', '/permissions?page[number]=1&page[size]=100', 200, page(permissions));
  expect(screen.getAllByText('Izin bawaan')).toHaveLength(3);
  expect(Object.keys(await app.offers('view items'))).not.toContain('Hapus');
  expect(Object.keys(await app.offers('open till'))).toContain('Hapus');
  await app.press('Saring');
  const panel = screen.getByRole('dialog', { name: 'Saring daftar' });
  const choices = (name: string) =>
    within(within(panel).getAllByRole('group', { name })[0]!)
      .getAllByRole('button')
      .map((one) => one.textContent);
  expect([choices('Data'), choices('Tindakan')]).toEqual([
    ['Item', 'Tag', 'till'],
    ['Lihat', 'Buat', 'Ekspor', 'open'],
  ]);
  await app.during(() => fireEvent.click(within(panel).getByRole('button', { name: 'Ekspor' })));
  expect(app.at()).toBe(`${list}?size=25&action=export`);
  expect((await app.called('GET', '/permissions?page[number]=1&page[size]=25&filter[action]')).path).toContain('filter[action]=export');
});
