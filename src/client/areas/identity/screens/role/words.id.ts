/** Words of roles, in Indonesian. */
import type { role } from '#shared/areas/identity/resources/role';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Kumpulan izin yang dipegang pengguna.' },
  form: { purpose: 'Centang apa yang boleh dilakukan pemegang peran ini.' },
  fields: {
    name: 'Nama',
    description: 'Deskripsi',
    scope: 'Berlaku untuk',
    entity: 'Klien',
    system: 'Bawaan',
    two_step_required: 'Wajib verifikasi dua langkah',
    permissions: 'Izin',
    users_count: 'Pengguna',
    permissions_count: 'Izin',
  },
  choices: { scope: { platform: 'Seluruh platform', entity: 'Satu klien' } },
  help: {
    scope: 'Peran klien diberikan lewat keanggotaan dan hanya berlaku di klien itu. Tidak dapat diubah kemudian.',
    entity: 'Kosongkan bila semua klien boleh memakainya.',
    name: 'Harus berbeda dari peran lain.',
    description: 'Satu atau dua kalimat tentang pemegangnya.',
    two_step_required: 'Pemegang peran ini harus mengaktifkan verifikasi dua langkah di profilnya sebelum dapat melakukan hal lain.',
  },
} satisfies WordsOf<typeof role>;
