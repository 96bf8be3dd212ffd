/** @jest-environment node */
/** Support access on the real store: who enters by a grant chooses that clinic, and what the page says of the clinic is asked for again at once. Rule: PRV-18. */
import { newId } from '#client/storeKit/ids';
import { modules } from '../../modules';
import { resourceObject } from '../../stubServer';
import { signedIn } from '../people';

const { supportGrant } = modules;
const [id, clinic] = [newId(), newId()];
const grant = (values: object = {}) => ({
  data: resourceObject('support-grants', {
    id,
    reason: 'Tarif tampil salah',
    hours: 4,
    status: 'running',
    entity: { type: 'entity', id: clinic },
    ...values,
  }),
});
const loads = (types: readonly string[]) => types.filter((type) => type === 'me/load').length;

/** `meta`: what else the server says of the person. */
const withGrant = async (meta: object) => {
  const world = await signedIn(undefined, meta);
  await world.dispatch(supportGrant.actions.get(id));
  await world.last().answer(200, grant({ version: 1 }));
  world.actions.length = 0;
  return world;
};

test('given somebody of ours, when they enter, then the tab chooses the clinic of the grant', async () => {
  const { dispatch, last, actions } = await withGrant({});
  await dispatch(supportGrant.commands.enter({ id, version: 1, input: {} }));
  await last().answer(200, grant({ version: 2 }));
  expect(actions).toContainEqual(expect.objectContaining({ type: 'workplace/choose', payload: { id: clinic } }));
});

test('given an owner, when they end the access, then the page asks again who may read', async () => {
  const { dispatch, last, types } = await withGrant({ subscription: { id: newId() } });
  await dispatch(supportGrant.commands.end({ id, version: 1, input: {} }));
  expect(loads(types())).toBe(0);
  await last().answer(200, grant({ version: 2, status: 'ended' }));
  expect(loads(types())).toBe(1);
});

test('given an owner, when they grant access, then the page asks again who may read', async () => {
  const { dispatch, last, types } = await withGrant({ subscription: { id: newId() } });
  await dispatch(supportGrant.actions.add({ id, reason: 'Tarif tampil salah', hours: 4, entity: { type: 'entity', id: clinic } }));
  await last().answer(201, grant({ version: 1 }));
  expect(loads(types())).toBe(1);
});

test('given somebody who works for no client, then nothing is asked again', async () => {
  const { dispatch, last, types } = await withGrant({});
  await dispatch(supportGrant.commands.end({ id, version: 1, input: {} }));
  await last().answer(200, grant({ version: 2, status: 'ended' }));
  expect(loads(types())).toBe(0);
});
