/** Words of payers, in Indonesian. */
import type { payer } from '#shared/areas/clinic/resources/payer';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Siapa yang membayar: pasien sendiri, BPJS, asuransi, atau perusahaan.' },
  form: { purpose: 'Penjamin dipilih saat kunjungan didaftarkan.' },
  fields: { code: 'Kode', name: 'Nama', kind: 'Jenis', status: 'Status', entity: 'Klien' },
  choices: {
    kind: { umum: 'Umum', bpjs: 'BPJS', asuransi: 'Asuransi', perusahaan: 'Perusahaan' },
    status: { active: 'Aktif', inactive: 'Nonaktif' },
  },
} satisfies WordsOf<typeof payer>;
