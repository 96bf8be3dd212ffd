/** What the tests of the management screens share: an admin at an address, on a phone, with the catalogue's answers. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { allPermissions, openApp, profileOf } from '../app/openApp';
import { resourceObject } from '../stubServer';

export const id = (last: number) => `0192f1c0-0000-7000-8000-${String(last).padStart(12, '0')}`;

type Values = { id: string; version?: number; [name: string]: unknown };

export const category = (values: Values) =>
  resourceObject('categories', {
    description: null,
    items_count: 0,
    created_at: '2026-11-20T03:00:00.000Z',
    updated_at: '2026-11-20T03:00:00.000Z',
    ...values,
  });

/** A page of a list as the server answers it. */
export const page = (data: readonly object[], total = data.length) => ({ data, meta: { page: { total } } });

/** The app at an address, as seen by someone with these permissions; on a phone by default, where rows are cards. */
export async function openScreen(
  path: string,
  {
    permissions = allPermissions,
    kept,
    width = 390,
  }: { permissions?: readonly string[]; kept?: Record<string, string>; width?: number } = {},
) {
  const app = await openApp(path, { token: 'pass', width, ...(kept && { kept }) });
  await app.during(() => app.to('GET', '/me').answer(200, profileOf('admin', permissions)));
  /** Presses a button as soon as it can be: a dialog that fades away still covers those beneath. */
  const press = async (name: string | RegExp) => {
    const [button] = await screen.findAllByRole('button', { name });
    return app.during(() => fireEvent.click(button!));
  };
  const type = (label: string | RegExp, value: string) =>
    app.during(() => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
  /** The call, as soon as it is made. */
  const called = async (method: string, start: string) => {
    await waitFor(() => expect(app.to(method, start)).toBeDefined());
    return app.to(method, start);
  };
  /** Answers the call, and lets everything follow that can. */
  const answer = async (method: string, start: string, status: number, document?: unknown) => {
    const call = await called(method, start);
    await app.during(() => call.answer(status, document));
    return call;
  };
  /** Opens the menu of a row. */
  const menuOf = async (name: string) => {
    await press(`Tindakan untuk ${name}`);
    return screen.findByRole('menu', { name: `Tindakan untuk ${name}` });
  };
  /** Opens it and presses one of its items. */
  const act = async (name: string, item: string) => {
    const menu = await menuOf(name);
    return app.during(() => fireEvent.click(within(menu).getByRole('menuitem', { name: item })));
  };
  /** What it offers, by name, with the address that it leads to, if any; it is closed again. */
  const offers = async (name: string): Promise<Record<string, string | null>> => {
    const menu = await menuOf(name);
    const offered = within(menu)
      .getAllByRole('menuitem')
      .map((item) => [item.textContent, item.getAttribute('href')] as const);
    await app.during(() => fireEvent.keyDown(menu, { key: 'Escape' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    return Object.fromEntries(offered);
  };
  return { ...app, press, type, called, answer, act, offers };
}

export type Screen = Awaited<ReturnType<typeof openScreen>>;
