/** Deleting roles that people hold: each asks for its own replacement. Rule: ROL-9. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { id, openScreen, page } from '../../../../screens/usman';
import { role } from '../../../../screens/usman/people';

const [kasir, loket, apotek] = [id(41), id(42), id(43)];
const rows = [
  role({ id: kasir, name: 'kasir', users_count: 2 }),
  role({ id: loket, name: 'loket', users_count: 1 }),
  role({ id: apotek, name: 'apotek' }),
];

test('given a replacement was chosen for one role and not confirmed, then another role still has to be given its own', async () => {
  const app = await openScreen('/usman/role-management');
  await app.answer('GET', '/roles', 200, page(rows));
  const ask = async (name: string) => {
    await app.act(name, 'Hapus');
    return screen.findByRole('alertdialog', { name: `Hapus peran ${name}?` });
  };
  const first = await ask('kasir');
  await app.answer('GET', '/roles?page[number]=1&page[size]=100', 200, page(rows));
  await app.during(() => fireEvent.change(within(first).getByRole('combobox', { name: 'Peran pengganti' }), { target: { value: apotek } }));
  expect(within(first).getByRole('button', { name: 'Pindahkan dan hapus' })).toBeEnabled();
  await app.during(() => fireEvent.click(within(first).getByRole('button', { name: 'Batal' })));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const second = await ask('loket');
  expect(within(second).getByRole('button', { name: 'Pindahkan dan hapus' })).toBeDisabled();
});
