/** Words of outpatient rooms, in Indonesian. */
import type { poly } from '#shared/areas/clinic/resources/poly';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Tempat dokter memeriksa pasien, dengan huruf depan nomor antreannya.' },
  form: { purpose: 'Nomor antrean yang sudah diberikan tidak ikut berubah.' },
  fields: { code: 'Kode antrean', name: 'Nama', room: 'Ruang', status: 'Status', entity: 'Klien', service: 'Layanan pemeriksaan' },
  choices: { status: { active: 'Aktif', inactive: 'Nonaktif' } },
  help: {
    service: 'Yang ditagih untuk setiap pemeriksaan di sini, sejak dokter mulai memeriksa.',
    code: 'Satu sampai tiga huruf di depan nomor antrean, misalnya A untuk A-012.',
    room: 'Ke mana pasien datang saat dipanggil, misalnya Ruang 2.',
  },
} satisfies WordsOf<typeof poly>;
