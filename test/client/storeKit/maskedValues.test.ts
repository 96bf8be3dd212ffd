/** @jest-environment node */
/** Records that arrive in part, by a list or with another record: values that are known in full are not lost. Rules: PRV-6, PAT-10. */
import { firstPage } from '#shared/jsonapi';
import { isInPart } from '#client/services/serviceResults';
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
const hidden = (version = 1) => clinic({ phone: '+62 812 •••• 7678', address: '••••••' }, ['phone', 'address'], version);

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
const inPart = { phone: '+62 812 •••• 7678', address: '••••••', masked: ['phone', 'address'] };

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

describe('the lines of a record', () => {
  const allergies = [{ substance: 'Amoksisilin', reaction: null, severity: 'berat' }];
  const { patient, visit } = modules;
  const own = (version = 1, lines: readonly object[] = allergies) =>
    resourceObject('patients', { id, version, name: 'Ani', allergies: lines });
  const brought = (version = 1) => {
    const { allergies: _, ...attributes } = own(version).attributes as { allergies: unknown };
    return { ...own(version), attributes, meta: { version, masked: ['allergies'] } };
  };
  const world = async () => {
    const { dispatch, last, state } = await startTestStore();
    const seen = () => {
      const record = patient.selectors.byId(state(), id)!;
      return { isInPart: isInPart(record, 'allergies'), allergies: record.allergies as unknown };
    };
    return {
      page: async (data: object) => {
        await dispatch(patient.actions.get(id));
        await last().answer(200, { data });
        return seen();
      },
      withVisit: async (included: object) => {
        await dispatch(visit.actions.list('queue', firstPage));
        const data = [resourceObject('visits', { id: '0192f1c0-0000-7000-8000-000000000032', patient: { type: 'patients', id } })];
        await last().answer(200, { data, included: [included], meta: { page: { total: 1 } } });
        return seen();
      },
    };
  };

  test('given a patient that a visit has brought, then nobody reads "no allergies" from it', async () => {
    const { withVisit, page } = await world();
    expect(await withVisit(brought())).toEqual({ isInPart: true, allergies: undefined });
    expect(await page(own())).toEqual({ isInPart: false, allergies });
  });

  test('given a whole patient, when a visit brings the same version, then the lines stay', async () => {
    const { withVisit, page } = await world();
    await page(own());
    expect(await withVisit(brought())).toEqual({ isInPart: false, allergies });
  });

  test('given a whole patient, when a visit brings a newer version, then the lines are known to be of an older one until it is read', async () => {
    const { withVisit, page } = await world();
    await page(own());
    expect(await withVisit(brought(2))).toEqual({ isInPart: true, allergies });
    expect(await page(own(2, []))).toEqual({ isInPart: false, allergies: [] });
  });
});
