/** Words of users, in Indonesian. */
import type { user } from '#shared/areas/identity/resources/user';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Semua orang yang dapat masuk, dan peran yang mereka pegang.' },
  form: { purpose: 'Siapa orang ini, dan apa yang boleh dilakukannya.' },
  fields: {
    profile_image: 'Foto',
    name: 'Nama',
    email: 'E-mail',
    roles: 'Peran',
    entity: 'Klien',
    status: 'Status',
    password: 'Kata sandi',
    last_seen_at: 'Terakhir terlihat',
    two_step: 'Verifikasi dua langkah',
    email_verified_at: 'E-mail diverifikasi',
    pending_email: 'E-mail baru, belum diverifikasi',
  },
  help: {
    email: 'Dipakai untuk masuk. Harus berbeda dari pengguna lain.',
    roles: 'Izin semua peran digabung, dan menentukan menu dan halaman yang terbuka.',
    entity: 'Klinik, rumah sakit, atau dokter tempat orang ini bekerja. Kosongkan untuk pengelola Nadi.',
    status: 'Pengguna nonaktif langsung keluar dari semua perangkat dan tidak dapat masuk.',
    password: 'Paling sedikit 10 karakter, tanpa nama atau e-mailnya.',
  },
  choices: { status: { active: 'Aktif', inactive: 'Nonaktif' } },
} satisfies WordsOf<typeof user>;
