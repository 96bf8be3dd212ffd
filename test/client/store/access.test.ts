/** @jest-environment node */
/** "Why can't I?", and looking around as another role, on the real store. */
import { auth } from '#client/store/session/auth';
import { explanation } from '#client/store/session/explanation';
import { me } from '#client/store/session/me';
import { viewAs } from '#client/store/session/viewAs';
import { problemDocument, resourceObject } from '../stubServer';
import { startTestStore } from '../startTestStore';

const id = '0192f1c0-0000-7000-8000-000000000001';
const creatorRole = '0192f1c0-0000-7000-8000-000000000002';
const known = (actor: object) => ({
  data: resourceObject('users', { id, name: 'Dr. Sari', email: 'sari@nadi.test' }),
  meta: { actor: { id, roles: ['admin'], permissions: ['view roles'], entityId: null, ...actor } },
});

async function signedIn() {
  const world = await startTestStore();
  await world.dispatch(auth.actions.loggedIn('pass'));
  await world.last().answer(200, known({}));
  world.actions.length = 0;
  return world;
}

describe('why can’t I', () => {
  test('tells the roles that may, and whom to ask', async () => {
    const { dispatch, last, state } = await signedIn();
    await dispatch(explanation.actions.ask('edit items'));
    expect(last()).toMatchObject({ method: 'GET', path: '/me/explanation?permission=edit%20items' });
    const told = { permission: 'edit items', roles: ['admin', 'creator'], ask: ['Dr. Sari'] };
    await last().answer(200, { data: { type: 'explanations', id: 'edit items', attributes: told } });
    expect(explanation.selectors.asked(state())).toEqual({ permission: 'edit items', explanation: told, errors: [] });
    await dispatch(explanation.actions.closed());
    expect(explanation.selectors.asked(state()).permission).toBeNull();
  });

  test('says so when the answer doesn’t come, and forgets all when signing out', async () => {
    const { dispatch, last, state } = await signedIn();
    await dispatch(explanation.actions.ask('edit items'));
    await last().lose();
    expect(explanation.selectors.asked(state()).errors).toMatchObject([{ code: 'network' }]);
    await dispatch(auth.actions.loggedOut());
    expect(explanation.selectors.asked(state())).toEqual({ permission: null, explanation: null, errors: [] });
  });
});

describe('viewing as another role', () => {
  test('turns to it before anything of it is shown, and back again', async () => {
    const { dispatch, last, state, types, paths } = await signedIn();
    await dispatch(viewAs.actions.start(creatorRole, { goTo: '/dashboard' }));
    expect(last()).toMatchObject({
      method: 'POST',
      path: '/me/view-as',
      body: { data: { type: 'view-as', relationships: { role: { data: { type: 'roles', id: creatorRole } } } } },
    });
    await last().answer(204);
    expect(paths).toEqual([]);
    const asCreator = {
      roles: ['creator'],
      permissions: ['view items'],
      restriction: 'view_as',
      viewAs: { id: creatorRole, name: 'creator' },
    };
    await last().answer(200, known(asCreator));
    expect(me.selectors.actor(state())).toMatchObject(asCreator);
    expect(types()).toEqual(['viewAs/start', 'viewAs/changed', 'me/load', 'me/loaded', 'navigation/wentTo']);
    await dispatch(viewAs.actions.end());
    expect(last()).toMatchObject({ method: 'DELETE', path: '/me/view-as' });
    await last().answer(204);
    await last().answer(200, known({}));
    expect(me.selectors.actor(state())).toMatchObject({ roles: ['admin'] });
    expect(me.selectors.actor(state())!.viewAs).toBeUndefined();
  });

  test('is refused in words', async () => {
    const { dispatch, last, state } = await signedIn();
    await dispatch(viewAs.actions.start(creatorRole));
    await last().answer(403, problemDocument(403, 'access.denied'));
    expect([viewAs.selectors.busy(state()), state().notices]).toMatchObject([false, [{ problem: { code: 'access.denied' } }]]);
  });
});
