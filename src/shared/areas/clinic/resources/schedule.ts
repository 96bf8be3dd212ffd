/** When somebody who treats patients can be booked: on which days of the week, from when until when, and where. Rules: TEAM-2, APT-1. */
import { ofClient } from '#shared/access';
import { quarters } from '#shared/domain/timeOfDay';
import { date, integer, oneOf, readOnly, someOf, text } from '#shared/kit/fields';
import { defineResource, toOne, type RecordOf } from '#shared/kit/resource';
import { treating } from './teamMember';

/** Monday first. */
export const weekdays = ['senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'minggu'] as const;
export type Weekday = (typeof weekdays)[number];

export const schedule = defineResource('schedule', '/schedules', {
  noun: { id: 'jadwal praktik', en: ['practice schedule', 'practice schedules'] },
  feature: 'team',
  pages: { base: '/bisnisku/practice', add: 'add-practice', edit: 'edit-practice', group: 'business', within: 'clinicSetup', partly: true },
  label: 'name',
  attributes: {
    /** Doctor and times: `dr. Sari Dewi, 08:00–12:00`. */
    name: readOnly(text()),
    weekdays: { ...someOf(weekdays), initial: [...weekdays.slice(0, 5)] },
    start: oneOf(quarters, { required: true, initial: '08:00' }),
    end: oneOf(quarters, { required: true, initial: '12:00' }),
    /** Of one appointment. */
    minutes: integer({ required: true, min: 5, max: 240, initial: 15 }),
    /** How many patients can be booked for the same time. */
    parallel: integer({ required: true, min: 1, max: 10, initial: 1 }),
    /** Appointments of one day; null for as many as there are times. */
    quota: integer({ min: 1, max: 500 }),
    valid_from: date(),
    valid_to: date(),
  },
  relations: {
    entity: toOne('entity', { required: true }),
    doctor: toOne('team-members', { required: true, where: treating }),
    poly: toOne('polies', { required: true, where: { status: ['active'] } }),
  },
  include: ['doctor', 'poly'],
  search: ['doctor.name'],
  sort: ['start', 'valid_from', 'created_at'],
  filter: ['doctor', 'poly', 'valid_from', 'valid_to'],
  columns: ['name', 'weekdays', 'poly', 'minutes', 'quota', 'valid_to'],
  access: {
    list: ofClient('view schedules', 'entity'),
    get: ofClient('view schedules', 'entity'),
    add: ofClient('create schedules', 'entity'),
    update: ofClient('edit schedules', 'entity'),
    destroy: ofClient('delete schedules', 'entity'),
  },
  roles: {
    admin_klinik: ['view', 'create', 'edit', 'delete'],
    dokter: ['view'],
    perawat: ['view'],
    kasir: ['view'],
  },
});
export type Schedule = RecordOf<typeof schedule>;
