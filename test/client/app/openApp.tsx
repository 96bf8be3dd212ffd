/** The whole client at an address, on a stub server: the real store, router, guards, frames and words. */
import { setImmediate as immediately } from 'node:timers';
import { act, configure, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { i18n, startI18n } from '#client/app/i18n';
import { followPage } from '#client/app/followPage';
import { followLanguage } from '#client/app/languageChoice';
import { goOn, startRouter, untilLoaded } from '#client/app/router';
import { routeContextOf } from '#client/app/routeContext';
import { commandActions } from '#shared/kit/commands';
import type { Resource } from '#shared/kit/resource';
import { resources } from '#shared/areas/resources';
import { windowOf } from '../ui/renderUi';
import { startTestStore } from '../startTestStore';
import { resourceObject, settled } from '../stubServer';

// jsdom hides the one, which the stub server waits with, and lacks the other.
globalThis.setImmediate ??= immediately;
window.scrollTo = () => undefined;

// The first page of a run compiles what it is made of; on a busy machine that takes a while.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

const routers: ReturnType<typeof startRouter>[] = [];
afterEach(() => routers.splice(0).forEach((router) => router.dispose()));

const id = (last: number) => `0192f1c0-0000-7000-8000-${String(last).padStart(12, '0')}`;

/** What GET /me answers for a person with this role and these permissions; an admin holds them all by default. */
export const profileOf = (role: string, permissions: readonly string[] = role === 'admin' ? allPermissions : []) => {
  const held = permissions.map((name, index) => resourceObject('permissions', { id: id(100 + index), name }));
  const refs = held.map(({ type, id: permission }) => ({ type, id: permission }));
  return {
    data: resourceObject('users', {
      id: id(1),
      name: 'Dr. Sari',
      email: 'sari@klinik.id',
      status: 'active',
      profile_image: null,
      created_at: '2026-01-05T03:00:00.000Z',
      roles: [{ type: 'roles', id: id(2) }],
      entity: null,
    }),
    included: [resourceObject('roles', { id: id(2), name: role, permissions: refs }), ...held],
    meta: { actor: { id: id(1), roles: role ? [role] : [], permissions, entityId: null }, idle_lock_minutes: 0 },
  };
};

export const allPermissions = Object.values<Resource>(resources).flatMap((resource) =>
  ['view', 'create', 'edit', 'delete', ...commandActions(resource)].map((action) => `${action} ${resource.type}`),
);

/**
 * `left`: the pages of the public site that one was led to, which are documents of their own.
 * @param token of someone who signed in before
 * @param width of the window, in pixels
 * @param kept what the browser remembers besides
 */
export async function openApp(
  path: string,
  { token, width = 1280, kept: more = {} }: { token?: string; width?: number; kept?: Record<string, string> } = {},
) {
  windowOf(width);
  window.history.replaceState(null, '', path);
  if (i18n.isInitialized) await i18n.changeLanguage('id');
  else await startI18n('id');
  const kept: Record<string, string> = { ...more };
  if (token)
    Object.assign(kept, {
      'auth._token.local': JSON.stringify({ token: JSON.stringify(token), _persist: '{"version":1,"rehydrated":true}' }),
    });
  const left: string[] = [];
  const started = await startTestStore({ kept, navigate: (to) => goOn(router, to) });
  followLanguage(started.store);
  const router: ReturnType<typeof startRouter> = startRouter(routeContextOf(started.store, (to) => void left.push(to)));
  routers.push(router);
  followPage(started.store, router);
  const page = (
    <Provider store={started.store}>
      <RouterProvider router={router} />
    </Provider>
  );
  // As src/client/app/start does: nothing is drawn before the first page is here. Then the test may be over.
  void untilLoaded(router).then(() => routers.includes(router) && render(page));
  const during = (deed: () => unknown) =>
    act(async () => {
      await deed();
      await settled();
    });
  return { ...started, router, during, left, at: () => router.state.location.pathname + router.state.location.search };
}
