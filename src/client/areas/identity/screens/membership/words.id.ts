/** Words of memberships, in Indonesian. */
import type { membership } from '#shared/areas/identity/resources/membership';
import type { WordsOf } from '#client/kit/words';

export default {
  list: {
    purpose: 'Siapa yang bekerja di klinik, dengan peran apa, dan siapa yang masih diundang.',
    add: 'Undang orang',
    empty: 'Belum ada orang di klinik',
  },
  form: {
    add: 'Undang orang',
    edit: 'Orang di klinik',
    purpose: 'Undangan dikirim lewat e-mail dan berlaku 7 hari. Peran hanya berlaku di klinik ini.',
    save: 'Kirim undangan',
  },
  fields: {
    email: 'E-mail',
    name: 'Nama',
    status: 'Status',
    invited_at: 'Diundang',
    accepted_at: 'Bergabung',
    ended_at: 'Berakhir',
    entity: 'Klien',
    role: 'Peran',
    user: 'Pengguna',
    inviter: 'Diundang oleh',
  },
  choices: { status: { invited: 'Diundang', active: 'Aktif', ended: 'Berakhir' } },
  help: {
    email: 'Hanya pemilik alamat ini yang dapat menerima undangan.',
    role: 'Untuk meja depan pilih Kasir: ia juga mendaftarkan pasien.',
  },
  commands: {
    resend: {
      label: 'Kirim ulang undangan',
      purpose: 'Surat baru dikirim; tautan di surat sebelumnya tidak berlaku lagi.',
      done: 'Undangan untuk {{name}} dikirim ulang.',
      did: 'Mengirim ulang undangan kepada {{name}}',
    },
    changeRole: {
      label: 'Ganti peran',
      purpose: 'Peran baru langsung berlaku, hanya di klinik ini.',
      done: 'Peran {{name}} diganti.',
      did: 'Mengganti peran anggota {{name}}',
      input: { role: 'Peran' },
    },
    end: {
      label: 'Akhiri akses',
      purpose: 'Aksesnya ke klinik ini berakhir seketika. Catatan yang pernah dibuatnya tetap ada.',
      done: 'Akses {{name}} diakhiri.',
      did: 'Mengakhiri akses anggota {{name}}',
    },
  },
} satisfies WordsOf<typeof membership>;
