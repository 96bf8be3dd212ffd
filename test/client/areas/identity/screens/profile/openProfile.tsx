/** What the tests of the profile share: Dr. Sari at her own profile, with what the server tells of her. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openApp } from '../../../../app/openApp';
import { resourceObject } from '../../../../stubServer';
import { id, page } from '../../../../screens/usman';

const roleId = id(2);

type Told = {
  /** Of her record. */
  user?: Readonly<Record<string, unknown>>;
  /** Of what holds her back. */
  restriction?: 'two_step' | 'unverified' | 'view_as';
  /** Of her role: whether it demands the second step. */
  demanded?: boolean;
};

/** What GET /me answers for Dr. Sari. */
export const sari = ({ user = {}, restriction, demanded = false }: Told = {}) => ({
  data: resourceObject('users', {
    id: id(1),
    version: 3,
    name: 'Dr. Sari',
    email: 'sari@klinik.id',
    status: 'active',
    profile_image: null,
    pending_email: null,
    two_step: false,
    roles: [{ type: 'roles', id: roleId }],
    entity: null,
    ...user,
  }),
  included: [resourceObject('roles', { id: roleId, name: 'creator', two_step_required: demanded, permissions: [] })],
  meta: {
    actor: { id: id(1), roles: ['creator'], permissions: [], entityId: null, ...(restriction && { restriction }) },
    idle_lock_minutes: 0,
  },
});

export const device = (last: number, values: object = {}) => ({
  type: 'sessions',
  id: id(last),
  attributes: {
    created_at: '2026-11-20T03:00:00.000Z',
    last_seen_at: '2026-11-21T03:00:00.000Z',
    user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36',
    ip: '203.0.113.7',
    current: false,
    ...values,
  },
});

export const thisDevice = device(11, { current: true });

/** The app at her profile, or elsewhere; her devices and her activity are answered unless `quiet`. */
export async function openProfile({ at = '/usman/user-profile', quiet = false, ...told }: Told & { at?: string; quiet?: boolean } = {}) {
  const app = await openApp(at, { token: 'pass' });
  await app.during(() => app.to('GET', '/me').answer(200, sari(told)));
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
  const press = async (name: string | RegExp) => {
    const [button] = await screen.findAllByRole('button', { name });
    return app.during(() => fireEvent.click(button!));
  };
  const type = (label: string | RegExp, value: string) =>
    app.during(() => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
  if (!quiet) {
    await answer('GET', '/me/sessions', 200, { data: [thisDevice] });
    if (told.restriction !== 'two_step') await answer('GET', '/audit', 200, page([]));
  }
  const count = (method: string, start: string) => app.calls.filter((call) => call.method === method && call.path.startsWith(start)).length;
  return { ...app, called, answer, press, type, count };
}
