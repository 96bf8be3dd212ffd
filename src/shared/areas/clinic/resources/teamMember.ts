/** Somebody who works at a clinic: profession, registration (STR) and licence (SIP). A login is a membership of its own. Rules: TEAM-3, TEAM-6, TEAM-7. */
import { ofClient } from '#shared/access';
import { date, email, flag, nik, oneOf, phone, readOnly, recordId, text } from '#shared/kit/fields';
import { wordsFor } from '#shared/kit/pageWords';
import { defineResource, toOne, type RecordOf } from '#shared/kit/resource';

/** The professions of team members. */
export const professions = [
  'dokter',
  'dokter_gigi',
  'perawat',
  'bidan',
  'apoteker',
  'ttk',
  'analis_lab',
  'radiografer',
  'admin',
  'kasir',
  'lainnya',
] as const;

/** Who may be responsible for a visit. */
export const treating = { profession: ['dokter', 'dokter_gigi', 'bidan'], status: ['active'] } as const;

export const teamMember = defineResource('teamMember', '/team-members', {
  noun: { id: 'anggota tim', en: ['team member', 'team members'] },
  feature: 'team',
  pages: {
    base: '/bisnisku/team',
    add: 'add-member',
    edit: 'edit-member',
    show: { at: 'member', lists: ['schedule', 'leave'], words: [wordsFor('poly'), wordsFor('membership')] },
    own: ['list', 'form', 'show'],
    words: [wordsFor('membership'), wordsFor('role')],
    group: 'business',
    partly: true,
    title: { id: 'Tim', en: 'Team' },
  },
  label: 'name',
  calledBy: 'full_name',
  attributes: {
    /** With the titles: `dr. Sari Dewi, Sp.A`. */
    full_name: readOnly(text()),
    name: text({ required: true, max: 120 }),
    title: text({ max: 20 }),
    title_after: text({ max: 60 }),
    profession: oneOf(professions, { required: true, initial: 'dokter' }),
    specialty: text({ max: 80 }),
    sip_no: text({ max: 60 }),
    sip_expires_at: date(),
    /** By the clinic's day: `soon` from 60 days before it expires. */
    sip_state: readOnly(oneOf(['none', 'valid', 'soon', 'lapsed'])),
    str_no: text({ max: 60 }),
    /** Registrations are for life since law 17/2023. */
    str_lifetime: flag(true),
    nik: nik({ unique: { within: 'entity' } }),
    /** The person who signs in with the membership, by their id: how a doctor's own queue is found. */
    account_id: recordId(),
    /** Of the membership that has not ended; a role that is built in by its key. */
    role: readOnly(text()),
    /** When they practise on the clinic's day, such as `08:00–12:00, 16:00–20:00`. */
    hours_today: readOnly(text()),
    satusehat_id: text({ max: 40 }),
    phone: phone(),
    email: email(),
    status: oneOf(['active', 'inactive'], { required: true, initial: 'active' }),
  },
  relations: {
    entity: toOne('entity', { required: true }),
    /** Where they usually work. */
    poly: toOne('polies'),
    /** The login; a team member may have none. */
    membership: toOne('memberships'),
  },
  include: ['poly', 'membership'],
  search: ['name', 'sip_no'],
  sort: ['name', 'profession', 'sip_expires_at', 'status', 'created_at'],
  filter: ['profession', 'role', 'status', 'sip_state', 'sip_expires_at'],
  columns: ['full_name', 'profession', 'role', 'hours_today', 'sip_state', 'sip_expires_at', 'sip_no', 'poly', 'status'],
  access: {
    list: ofClient('view team-members', 'entity'),
    get: ofClient('view team-members', 'entity'),
    add: ofClient('create team-members', 'entity'),
    update: ofClient('edit team-members', 'entity'),
  },
  roles: {
    admin_klinik: ['view', 'create', 'edit'],
    dokter: ['view'],
    perawat: ['view'],
    apoteker: ['view'],
    lab: ['view'],
    radiologi: ['view'],
    kasir: ['view'],
  },
});
export type TeamMember = RecordOf<typeof teamMember>;
