/** Rooms and people of the demo's clinic. Nobody of these names is meant. */
import { addDays, type Day } from '#shared/domain/calendarDays';
import type { ClientRole } from '#shared/domain/clientRoles';

export const polies = [
  { code: 'A', name: 'Poli Umum', room: 'Ruang 1' },
  { code: 'B', name: 'Poli Gigi', room: 'Ruang 2' },
  { code: 'C', name: 'KIA & KB', room: 'Ruang 3' },
] as const;

type Member = {
  readonly name: string;
  readonly title?: string;
  readonly title_after?: string;
  readonly profession: string;
  readonly specialty?: string;
  /** The letters of the room where they see patients. */
  readonly room?: (typeof polies)[number]['code'];
  /** Days until the licence expires; without it they have none. */
  readonly licence?: number;
  /** Its last twelve digits follow the code of a city. */
  readonly nik?: string;
  /** The role with which they sign in; the others have no login. */
  readonly role?: ClientRole;
};

/** Twelve people; one whose licence expires soon. */
const people: readonly Member[] = [
  { name: 'Sari Dewi', title: 'dr.', profession: 'dokter', room: 'A', licence: 1_300, nik: '015708850101', role: 'dokter' },
  { name: 'Bayu Hidayat', title: 'dr.', profession: 'dokter', room: 'A', licence: 41, nik: '011203880102' },
  {
    name: 'Ratna Kusuma',
    title: 'dr.',
    title_after: 'Sp.A',
    profession: 'dokter',
    specialty: 'Anak',
    room: 'C',
    licence: 900,
    nik: '014411790103',
  },
  { name: 'Hendra Lubis', title: 'drg.', profession: 'dokter_gigi', room: 'B', licence: 620, nik: '012909820104' },
  { name: 'Maya Wibowo', title_after: 'S.Keb., Bd.', profession: 'bidan', room: 'C', licence: 1_020, nik: '016502900105' },
  { name: 'Ani Rahman', title: 'Ns.', profession: 'perawat', licence: 450, role: 'perawat' },
  { name: 'Joko Saputra', title: 'Ns.', profession: 'perawat', licence: 1_500 },
  { name: 'Fitri Nugroho', title: 'apt.', profession: 'apoteker', licence: 800 },
  { name: 'Dedi Siregar', profession: 'ttk', licence: 300 },
  { name: 'Wulan Pratiwi', profession: 'analis_lab', licence: 700 },
  { name: 'Rina Handayani', profession: 'admin' },
  { name: 'Eko Setiawan', profession: 'kasir', role: 'kasir' },
];

/** @param polyIds ids of the rooms by their letters */
export const teamOf = (today: Day, polyIds: ReadonlyMap<string, string>) =>
  people.map(({ room, licence, nik, role: _, ...person }, at) => ({
    ...person,
    nik: nik === undefined ? null : `3174${nik}`,
    poly_id: room === undefined ? null : polyIds.get(room)!,
    sip_no: licence === undefined ? null : `SIP.${String(at + 101)}/DPMPTSP/2024`,
    sip_expires_at: licence === undefined ? null : addDays(today, licence),
    str_no: licence === undefined ? null : `STR-${String(40_200_117 + at * 31)}`,
  }));

/** Who of them signs in, with the role; the address is one of the clinic's domain. */
export const loginsOf = (domain: string) =>
  people.flatMap(({ name, role }) => (role ? [{ name, role, email: `${name.toLowerCase().replaceAll(' ', '.')}@${domain}` }] : []));
