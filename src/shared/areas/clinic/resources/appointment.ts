/** A time of a doctor that is kept for somebody: a patient of the clinic, or a person who is not registered yet. Rules: APT-1 to APT-7. */
import { ofClient } from '#shared/access';
import { date, email, integer, longText, oneOf, phone, readOnly, text } from '#shared/kit/fields';
import { numbered } from '#shared/kit/owned';
import { wordsFor } from '#shared/kit/pageWords';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';
import { treating } from './teamMember';
import { takesBack } from '../reason';

export const appointmentStates = ['dipesan', 'dikonfirmasi', 'datang', 'batal', 'tidak_datang'] as const;
const open = ['dipesan', 'dikonfirmasi'] as const;

/** The time that is kept. The room follows from the doctor's schedule. */
const time = { day: date({ required: true }), start: text({ required: true, max: 5 }) };
const doctor = toOne('team-members', { required: true, where: treating });
const patient = { where: { status: ['active'] } } as const;

const atDesk = { permission: 'edit', owner: 'entity', clientOnly: true } as const;

export const appointment = defineResource('appointment', '/appointments', {
  noun: { id: 'janji temu', en: ['appointment', 'appointments'] },
  feature: 'team',
  pages: {
    base: '/bisnisku/appointment',
    add: 'add-appointment',
    edit: 'edit-appointment',
    show: { at: 'detail', words: [wordsFor('patient'), wordsFor('teamMember'), wordsFor('poly'), wordsFor('visit')] },
    group: 'business',
    partly: true,
    title: { id: 'Daftar janji temu', en: 'Appointments' },
  },
  label: 'number',
  calledBy: 'person',
  attributes: {
    /** The patient's name, or the one that was given. */
    person: readOnly(text()),
    status: readOnly(oneOf(appointmentStates)),
    number: numbered('JT/{yyyy}/{mm}/{00000}', { counter: 'appointment', at: 'add', per: 'client' }),
    /** The clinic's day, and times by its clock, such as 08:30. */
    ...time,
    end: readOnly(text({ max: 5 })),
    /** Which of the patients that the schedule allows at the same time, from 0. */
    lane: readOnly(integer()),
    complaint: longText({ max: 1_000 }),
    /** Of somebody who is no patient yet. */
    name: text({ max: 120 }),
    birth_date: date(),
    phone: phone(),
    /** The phone of the patient, or the one that was given. */
    contact: readOnly(phone()),
    /** Where the booking was confirmed, and who made it: the front desk, or anybody on the clinic's public page (APT-7). */
    email: readOnly(email()),
    source: readOnly(oneOf(['desk', 'public'])),
    /** Why it was cancelled. */
    end_reason: readOnly(longText({ max: 300 })),
  },
  relations: {
    entity: toOne('entity', { required: true }),
    patient: toOne('patients', patient),
    doctor,
    poly: readOnlyRelation(toOne('polies')),
    /** What became of it when the patient came. */
    visit: readOnlyRelation(toOne('visits')),
  },
  include: ['patient', 'doctor', 'poly', 'visit'],
  search: ['number', 'name', 'patient.name', 'patient.mrn'],
  sort: ['day', 'start', 'number', 'status', 'created_at'],
  filter: ['day', 'status', 'source', 'doctor', 'poly', 'patient', 'created_at'],
  columns: ['person', 'day', 'start', 'doctor', 'status', 'poly', 'number'],
  demandsVersion: true,
  sentLater: 'number',
  access: {
    list: ofClient('view appointments', 'entity'),
    get: ofClient('view appointments', 'entity'),
    add: ofClient('create appointments', 'entity'),
    update: ofClient('edit appointments', 'entity'),
  },
  roles: {
    admin_klinik: ['view', 'create', 'edit', 'cancel'],
    dokter: ['view', 'create', 'edit', 'cancel'],
    perawat: ['view', 'create', 'edit', 'cancel'],
    kasir: ['view', 'create', 'edit', 'cancel'],
  },
  // Only its commands change it.
  states: { field: 'status', initial: 'dipesan', edit: [], destroy: [] },
  commands: {
    confirm: { did: 'confirmed', from: ['dipesan'], to: ['dikonfirmasi'], ...atDesk, ask: 'never' },
    /** Says which patient has come; needed before a visit. */
    identify: {
      did: 'identified',
      from: open,
      to: open,
      ...atDesk,
      unless: 'patient',
      input: { relations: { patient: toOne('patients', { required: true, ...patient }) } },
    },
    /** Makes the visit with its number in the queue. */
    arrive: { did: 'arrived', from: open, to: ['datang'], ...atDesk, needs: 'patient', unfit: 'appointment.no_patient', ask: 'never' },
    move: { did: 'moved', from: open, to: open, ...atDesk, input: { attributes: time, relations: { doctor } } },
    cancel: {
      did: 'cancelled',
      from: open,
      to: ['batal'],
      permission: 'cancel',
      ...takesBack,
    },
    /** Nobody came until the clinic's day was over. */
    miss: { did: 'missed', from: open, to: ['tidak_datang'], permission: 'cancel', owner: 'entity', byClock: true },
  },
});
export type Appointment = RecordOf<typeof appointment>;
