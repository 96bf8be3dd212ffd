/** Kata-kata hari libur, dalam bahasa Indonesia. */
import type { holiday } from '#shared/areas/billing/resources/holiday';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Hari ketika tim dukungan tidak bekerja: waktu yang dijanjikan pada tiket berhenti.' },
  form: { purpose: 'Tambahkan hari libur nasional setelah ditetapkan pemerintah, dan hari libur perusahaan sendiri.' },
  fields: { day: 'Tanggal', name: 'Nama' },
} satisfies WordsOf<typeof holiday>;
