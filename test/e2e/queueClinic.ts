/** A clinic with a front desk, two doctors and their rooms, prepared over the wire. */
import { randomInt } from 'node:crypto';
import type { Row } from '#client/services/serviceResults';
import type { Zone } from '#shared/domain/calendarDays';
import { resources } from '#shared/areas/resources';
import { addMember } from './clinicPeople';
import { recordsAs, type Records } from './form/records';

const refTo = (type: string, { id }: Row) => ({ type, id });

export type QueueClinic = {
  readonly owner: Records;
  readonly emails: { readonly owner: string; readonly doctor: string };
  readonly entity: { readonly type: string; readonly id: string };
  /** Adds a patient of the clinic. */
  addPatient(values: Readonly<Record<string, unknown>>): Promise<Row>;
  /** Registers a visit with doctor Sari, or with another one. */
  register(patient: Row, values?: Readonly<Record<string, unknown>>): Promise<Row>;
  /** Gives every open visit a diagnosis, without which no examination ends (VIS-9). */
  diagnoseAll(): Promise<void>;
  /** Doctor Sari sees patients at every time of every day, by a clock on which this day goes on for two more hours. */
  openAllDay(): Promise<Zone>;
  readonly sari: Row;
  readonly budi: Row;
  readonly umum: Row;
  readonly gigi: Row;
};

const zones = ['Asia/Jakarta', 'Asia/Jayapura'] as const;
const hourIn = (timeZone: string) => Number(new Date().toLocaleString('en', { hour: '2-digit', hourCycle: 'h23', timeZone }));

/** A clinic whose doctor Sari signs in, too; each call makes another one. */
export const queueClinic = async (name: string): Promise<QueueClinic> => {
  const admin = await recordsAs();
  const mark = randomInt(1e9);
  const emails = { owner: `ani.${mark}@mawar.test`, doctor: `sari.${mark}@mawar.test` };
  const clinic = await admin.add(resources.entity, { name, kind: 'clinic' });
  const entity = refTo('entity', clinic);
  await addMember(admin, { name: 'Ani Lestari', email: emails.owner }, clinic);
  await addMember(admin, { name: 'Sari Dewi', email: emails.doctor }, clinic);
  const pack = (await admin.find(resources.package, 'KLINIK')).find(({ code }) => code === 'KLINIK')!;
  const header = await admin.add(resources.clientsubsheader, { entity, package: refTo('packages', pack), cycle: 'monthly' });
  await admin.run(resources.clientsubsheader, header, 'activate', { trial: false });
  const owner = await recordsAs(emails.owner);
  const login = (await owner.find(resources.membership, 'Sari'))[0]!;
  const role = (await owner.find(resources.role, 'dokter'))[0]!;
  await owner.run(resources.membership, login, 'change-role', {}, { role: refTo('roles', role) });
  const umum = await owner.add(resources.poly, { entity, code: 'A', name: 'Poli Umum', room: 'Ruang 1' });
  const gigi = await owner.add(resources.poly, { entity, code: 'B', name: 'Poli Gigi', room: 'Ruang 2' });
  const sari = await owner.add(resources.teamMember, {
    entity,
    name: 'Sari Dewi',
    title: 'dr.',
    profession: 'dokter',
    poly: refTo('polies', umum),
    membership: refTo('memberships', login),
  });
  const budi = await owner.add(resources.teamMember, {
    entity,
    name: 'Budi Hartono',
    title: 'drg.',
    profession: 'dokter_gigi',
    poly: refTo('polies', gigi),
  });
  const isOpen = ({ status }: Row) => status === 'antri' || status === 'diperiksa';
  const diagnoseAll = async () => {
    for (const visit of (await owner.find(resources.visit, 'KJ')).filter(isOpen))
      await owner.add(resources.visitDiagnosis, { entity, visit: refTo('visits', visit), code: 'J06.9' });
  };
  const self = (await owner.find(resources.payer, 'umum'))[0]!;
  return {
    owner,
    emails,
    entity,
    sari,
    budi,
    umum,
    gigi,
    diagnoseAll,
    openAllDay: async () => {
      // In the last hours of the day in Jakarta another day has begun in Jayapura: there is always a free time.
      const zone = zones.find((one) => hourIn(one) < 22)!;
      await owner.run(resources.entity, { ...entity, version: 0 }, 'configure', { time_zone: zone });
      await owner.add(resources.schedule, {
        entity,
        doctor: refTo('team-members', sari),
        poly: refTo('polies', umum),
        weekdays: ['senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'minggu'],
        start: '00:00',
        end: '24:00',
        minutes: 5,
      });
      return zone;
    },
    addPatient: (values) => owner.add(resources.patient, { entity, sex: 'P', birth_date: '1990-04-17', ...values }),
    register: (patient, values = {}) =>
      owner.add(resources.visit, {
        entity,
        patient: refTo('patients', patient),
        doctor: refTo('team-members', sari),
        poly: refTo('polies', umum),
        payer: refTo('payers', self),
        ...values,
      }),
  };
};
