/** Personal values are told whole to anyone who may edit the record, and masked in lists, to others and in the audit. Rule: PRV-6. */
import { can } from '#shared/access';
import { nik, text } from '#shared/kit/fields';
import { defineResource, type Resource } from '#shared/kit/resource';
import { masked as loggable } from '#server/http/log';
import { presentIncluded, presentRecord } from '#server/http/presenter';
import { auditValues } from '#server/repository/audit';
import type { LoadedRecord } from '#server/repository/records';
import { defineServerResource } from '#server/repository/serverResource';
import { listDocument, recordDocument, disclosureTo } from '#server/routes/routeSteps';

const patient = defineResource('patient', '/patients', {
  noun: { id: 'pasien', en: ['patient', 'patients'] },
  label: 'name',
  attributes: { name: text({ required: true }), nik: nik() },
  access: { list: can('view patients'), get: can('view patients'), update: can('edit patients') },
}) as unknown as Resource;

const NIK = '3171011708450001';
const MASKED = '••••••••••••0001';
const server = defineServerResource(patient, {} as never);
const record: LoadedRecord = { server, row: { id: '1', version: 1, name: 'Sari', nik: NIK }, links: {} };
const found = { records: [record], included: [] };
const wish = { fields: {} };
const nikIn = (data: unknown) => (data as { attributes: { nik: unknown } }).attributes.nik;
const holding = (...permissions: string[]) => ({ id: '2', roles: [], permissions, entityId: null });

test('a list and what is included mask it', () => {
  expect(nikIn((listDocument(server, wish, found, {}).data as unknown[])[0])).toBe(MASKED);
  expect(nikIn(presentIncluded([record], {}).included![0])).toBe(MASKED);
  expect(nikIn(presentRecord({ ...record, row: { ...record.row, nik: null } }, {}))).toBeNull();
});

test.each([
  ['who may edit', holding('view patients', 'edit patients'), NIK],
  ['who may only see', holding('view patients'), MASKED],
  ['a guest', null, MASKED],
])('one record tells it to %s', (_, actor, expected) => {
  expect(nikIn(recordDocument(server, wish, found, { disclosure: disclosureTo(actor, record) }).data)).toBe(expected);
});

test('the audit keeps an identity number masked, and the log leaves it out', () => {
  expect(auditValues(patient, { name: 'Sari', nik: NIK })).toEqual({ name: 'Sari', nik: MASKED });
  expect(loggable(`Key (nik)=(${NIK}) already exists`)).toBe('Key (nik)=([number]) already exists');
});
