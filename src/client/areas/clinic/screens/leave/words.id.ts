/** Words of leaves, in Indonesian. */
import type { leave } from '#shared/areas/clinic/resources/leave';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Hari-hari ketika anggota tim tidak bekerja. Pada hari itu tidak ada waktu untuk janji temu.' },
  form: { purpose: 'Janji temu yang sudah ada pada hari cuti ditampilkan sebelum cuti disimpan.' },
  fields: {
    name: 'Cuti',
    first_day: 'Hari pertama',
    last_day: 'Hari terakhir',
    reason: 'Alasan',
    entity: 'Klien',
    member: 'Anggota tim',
  },
} satisfies WordsOf<typeof leave>;
