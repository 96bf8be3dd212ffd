/** What the tests of the sign-in family share: a guest at an address, who types, presses and is answered. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { allPermissions, openApp, profileOf } from '../../../../app/openApp';

export const PASSWORD = 'gajah terbang biru';
export const email = 'sari@klinik.id';
export const token = (access_token: string) => ({ token_type: 'Bearer', expires_in: 3600, access_token });

type Options = Parameters<typeof openApp>[1];

export async function openGuest(path: string, options?: Options) {
  const app = await openApp(path, options);
  const type = async (label: string, value: string) => {
    const input = await screen.findByLabelText(label);
    await app.during(() => fireEvent.change(input, { target: { value } }));
  };
  const press = async (name: string | RegExp) => {
    const button = await screen.findByRole('button', { name });
    await app.during(() => fireEvent.click(button));
  };
  /** The call, as soon as it is made; answered when `status` is given. */
  const called = async (method: string, start: string) => {
    await waitFor(() => expect(app.to(method, start)).toBeDefined());
    return app.to(method, start);
  };
  const answer = async (method: string, start: string, status: number, document?: unknown) => {
    const call = await called(method, start);
    await app.during(() => call.answer(status, document));
    return call;
  };
  const lose = async (method: string, start: string) => {
    const call = await called(method, start);
    await app.during(() => call.lose());
  };
  const letIn = async (role = 'member', access = 'pass') => {
    await answer('POST', '/login', 200, token(access));
    await answer('GET', '/me', 200, profileOf(role, role === 'admin' ? allPermissions : ['view items']));
  };
  const count = (method: string, start: string) => app.calls.filter((call) => call.method === method && call.path.startsWith(start)).length;
  return { ...app, type, press, called, answer, lose, letIn, count };
}

export type Guest = Awaited<ReturnType<typeof openGuest>>;
