/** @jest-environment node */
/** Records whose personal values a list shows masked: what is known in full is never lost to a list. Rule: PRV-6. */
import { firstPage } from '#shared/jsonapi';
import { modules } from '../modules';
import { startTestStore } from '../startTestStore';
import { resourceObject } from '../stubServer';

const { entity } = modules;
const id = '0192f1c0-0000-7000-8000-000000000031';

const clinic = (values: object, masked?: readonly string[], version = 1) => {
  const object = resourceObject('entity', { id, version, name: 'Klinik Melati', ...values });
  return { ...object, meta: { version, ...(masked && { masked }) } };
};
const whole = clinic({ phone: '+6281234567678', address: 'Jalan Kenanga 12' });
const hidden = (version = 1) => clinic({ phone: '+62 812 •••• 678', address: '••••••' }, ['phone', 'address'], version);

const started = async () => {
  const world = await startTestStore();
  const seen = () => {
    const { phone, address, masked, version } = entity.selectors.byId(world.state(), id) as unknown as Record<string, unknown>;
    return { phone, address, masked, version };
  };
  return {
    seen,
    list: async (data: object) => {
      await world.dispatch(entity.actions.list('grid', firstPage));
      await world.last().answer(200, { data: [data], meta: { page: { total: 1 } } });
      return seen();
    },
    get: async (data: object) => {
      await world.dispatch(entity.actions.get(id));
      await world.last().answer(200, { data });
      return seen();
    },
  };
};

const inFull = { phone: '+6281234567678', address: 'Jalan Kenanga 12', masked: undefined };
const inPart = { phone: '+62 812 •••• 678', address: '••••••', masked: ['phone', 'address'] };

test('given a list, then a record knows which of its values are masked; its own page tells them in full', async () => {
  const { list, get } = await started();
  expect(await list(hidden())).toEqual({ ...inPart, version: 1 });
  expect(await get(whole)).toEqual({ ...inFull, version: 1 });
});

test('given a record in full, when a list brings the same version masked, then it stays in full', async () => {
  const { list, get } = await started();
  await get(whole);
  expect(await list(hidden())).toEqual({ ...inFull, version: 1 });
});

test('given a record in full, when a list brings a newer version masked, then it is masked', async () => {
  const { list, get } = await started();
  await get(whole);
  expect(await list(hidden(2))).toEqual({ ...inPart, version: 2 });
});

test('given a record of which one value is known in full, then only the other stays masked', async () => {
  const { list, get } = await started();
  await get(clinic({ phone: '+6281234567678', address: '••••••' }, ['address']));
  expect(await list(hidden())).toEqual({ phone: '+6281234567678', address: '••••••', masked: ['address'], version: 1 });
});
