/** The locked screen: over the page with all that is typed in it, and as a page of its own. Rule: SGN-8. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { profileOf } from '../../../../app/openApp';
import { problemDocument, resourceObject } from '../../../../stubServer';
import { openGuest, PASSWORD, type Guest } from './guestPage';

const add = '/usman/tag-management/add-tag';
const nameField = () => screen.findByRole('textbox', { name: /^Nama/, hidden: true });
const dialog = () => screen.findByRole('dialog', { name: 'Layar terkunci' });

/** Dr. Sari has typed a name into a new tag. */
const typing = async () => {
  const app = await openGuest(add, { token: 'pass' });
  await app.answer('GET', '/me', 200, profileOf('admin'));
  const name = await nameField();
  await app.during(() => fireEvent.change(name, { target: { value: 'Steril' } }));
  return app;
};

const locked = async () => {
  const app = await typing();
  await app.press('Akun Dr. Sari');
  const entry = await screen.findByRole('menuitem', { name: 'Kunci layar' });
  await app.during(() => fireEvent.click(entry));
  return app;
};

const unlockIn = async (app: Guest, within_: HTMLElement, password = PASSWORD) => {
  fireEvent.change(within(within_).getByLabelText('Kata sandi'), { target: { value: password } });
  await app.during(() => fireEvent.click(within(within_).getByRole('button', { name: 'Buka kunci' })));
};

test('the menu locks: who, a password and nothing else; the page beneath keeps what was typed, and unlocking goes on with it', async () => {
  const app = await locked();
  const cover = await dialog();
  expect(within(cover).getByText('Dr. Sari')).toBeVisible();
  expect(within(cover).queryByLabelText('E-mail')).toBeNull();
  expect(app.to('POST', '/logout').headers).toMatchObject({ Authorization: 'Bearer pass' });
  expect(app.state().auth).toMatchObject({ token: null, locked: true });
  expect(app.at()).toBe(add);
  await unlockIn(app, cover);
  await app.letIn('admin', 'second');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await nameField()).toHaveValue('Steril');
  expect(app.at()).toBe(add);
});

test('Ctrl+Alt+L locks too; AltGr+L types a letter', async () => {
  const app = await typing();
  await app.during(() => fireEvent.keyDown(window, { code: 'KeyL', ctrlKey: true, altKey: true, modifierAltGraph: true }));
  expect(app.state().auth.locked).toBe(false);
  await app.during(() => fireEvent.keyDown(window, { code: 'KeyL', ctrlKey: true, altKey: true }));
  expect(await dialog()).toBeVisible();
});

test('a wrong password is told in place, without a word of the e-mail that is not asked for, and it stays locked', async () => {
  const app = await locked();
  const cover = await dialog();
  await unlockIn(app, cover, 'bukan ini sandinya');
  await app.answer('POST', '/login', 401, problemDocument(401, 'credentials.invalid'));
  expect(within(await dialog()).getByRole('alert')).toHaveTextContent(/^Kata sandi salah!$/);
});

test('anyone who signs in as someone else is told of both: e-mail and password', async () => {
  const app = await locked();
  await dialog();
  await app.press('Masuk sebagai orang lain');
  const cover = await dialog();
  fireEvent.change(within(cover).getByLabelText('E-mail'), { target: { value: 'budi@klinik.id' } });
  fireEvent.change(within(cover).getByLabelText('Kata sandi'), { target: { value: PASSWORD } });
  await app.during(() => fireEvent.click(within(cover).getByRole('button', { name: 'Masuk' })));
  await app.answer('POST', '/login', 401, problemDocument(401, 'credentials.invalid'));
  expect(within(await dialog()).getByRole('alert')).toHaveTextContent('E-mail atau kata sandi salah!');
});

test('with two steps on, the code is asked for in place', async () => {
  const app = await locked();
  const cover = await dialog();
  await unlockIn(app, cover);
  await app.answer('POST', '/login', 401, problemDocument(401, 'two_step.required'));
  await app.type('Kode dari aplikasi autentikator', '123456');
  await app.during(() => fireEvent.click(within(cover).getByRole('button', { name: 'Buka kunci' })));
  await waitFor(() => expect(app.count('POST', '/login')).toBe(2));
  await app.letIn('admin');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('someone else may sign in, is warned, can go back, and then finds nothing of the first person', async () => {
  const app = await locked();
  await dialog();
  await app.press('Masuk sebagai orang lain');
  expect(screen.getByText(/pekerjaan Dr. Sari yang belum disimpan/).closest('[role=status]')).toBeVisible();
  await app.press('Kembali ke Dr. Sari');
  await app.press('Masuk sebagai orang lain');
  const cover = await dialog();
  fireEvent.change(within(cover).getByLabelText('E-mail'), { target: { value: 'budi@klinik.id' } });
  fireEvent.change(within(cover).getByLabelText('Kata sandi'), { target: { value: PASSWORD } });
  await app.during(() => fireEvent.click(within(cover).getByRole('button', { name: 'Masuk' })));
  await app.answer('POST', '/login', 200, { access_token: 'second' });
  const budi = profileOf('admin');
  const id = '0192f1c0-0000-7000-8000-000000000009';
  await app.answer('GET', '/me', 200, {
    ...budi,
    data: resourceObject('users', { id, name: 'Budi', email: 'budi@klinik.id', profile_image: null, roles: [], entity: null }),
    meta: { actor: { ...budi.meta.actor, id } },
  });
  await waitFor(() => expect(app.at()).toBe('/dashboard'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(app.state().drafts.forms).toEqual({});
  await app.during(() => app.router.navigate(add));
  expect(await nameField()).toHaveValue('');
});

test('given nobody who uses the page for a while, then it is locked where it is', async () => {
  const app = await openGuest(add, { token: 'pass' });
  await app.answer('GET', '/me', 200, { ...profileOf('admin'), meta: { ...profileOf('admin').meta, idle_lock_minutes: 15 } });
  await nameField();
  await app.during(() => app.watching[0]!.gone());
  expect(await dialog()).toBeVisible();
  expect(app.at()).toBe(add);
});

test('locked in another tab, locked here; unlocked there, unlocked here', async () => {
  const app = await typing();
  const person = app.state().auth.person;
  const written = (token: string | null, locked: boolean) =>
    JSON.stringify({ token: JSON.stringify(token), person: JSON.stringify(person), locked: JSON.stringify(locked) });
  await app.during(() => app.otherTab('auth._token.local', written(null, true)));
  expect(await dialog()).toBeVisible();
  await app.during(() => app.otherTab('auth._token.local', written('second', false)));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await nameField()).toHaveValue('Steril');
});

describe('/lock', () => {
  const open = async (app: Guest) => {
    await screen.findByRole('heading', { level: 1, name: 'Layar terkunci' });
    await app.type('Kata sandi', PASSWORD);
    await app.press('Buka kunci');
    await app.letIn('admin', 'second');
  };

  test('opened afresh locks, and unlocking leads to the dashboard', async () => {
    const app = await openGuest('/lock', { token: 'pass' });
    await app.answer('GET', '/me', 200, profileOf('admin'));
    await waitFor(() => expect(app.state().auth).toMatchObject({ token: null, locked: true }));
    await open(app);
    await waitFor(() => expect(app.at()).toBe('/dashboard'));
  });

  test('come to from another page leads back there', async () => {
    const app = await openGuest('/usman/category-management?page=2', { token: 'pass' });
    await app.answer('GET', '/me', 200, profileOf('admin'));
    await screen.findByRole('heading', { level: 1, name: 'Daftar kategori' });
    await app.during(() => app.router.navigate('/lock'));
    await open(app);
    await waitFor(() => expect(app.at()).toBe('/usman/category-management?page=2'));
  });

  test('signed out, there is nothing to lock', async () => {
    const app = await openGuest('/lock');
    await waitFor(() => expect(app.at()).toBe('/login'));
    expect(app.state().auth.attemptedPath).toBeNull();
  });
});
