/** Words of support access, in Indonesian. */
import type { supportGrant } from '#shared/areas/clients/resources/supportGrant';
import type { WordsOf } from '#client/kit/words';

export default {
  list: {
    purpose: 'Siapa dari tim dukungan yang boleh membaca data klinik, untuk apa, dan sampai kapan.',
    add: 'Beri akses dukungan',
    empty: 'Tim dukungan belum pernah diberi akses',
  },
  form: {
    add: 'Beri akses dukungan',
    edit: 'Akses dukungan',
    purpose:
      'Tim dukungan hanya dapat membaca, tidak dapat mengubah. Semua orang di klinik melihat bahwa akses ini berjalan, dan pemilik dapat mengakhirinya kapan saja.',
    save: 'Beri akses',
  },
  fields: {
    reason: 'Keperluan',
    hours: 'Lama (jam)',
    status: 'Status',
    ends_at: 'Berakhir pada',
    ended_at: 'Diakhiri',
    readers: 'Dipakai oleh',
    entity: 'Klien',
    granter: 'Diberikan oleh',
  },
  help: { reason: 'Apa yang perlu dilihat tim dukungan.', hours: 'Paling lama 72 jam.' },
  choices: { status: { running: 'Berjalan', ended: 'Berakhir' } },
  commands: {
    enter: {
      label: 'Baca data klinik',
      purpose: 'Anda membuka data klinik ini, hanya untuk dibaca. Nama Anda terlihat oleh semua orang di klinik dan tercatat di audit.',
      done: 'Anda sedang membaca data klinik ini.',
      did: 'Mulai membaca data klinik dengan akses dukungan {{name}}',
    },
    end: {
      label: 'Akhiri akses',
      purpose: 'Tim dukungan tidak dapat lagi membaca data klinik ini, mulai sekarang juga.',
      done: 'Akses dukungan diakhiri.',
      did: 'Mengakhiri akses dukungan {{name}}',
    },
    expire: {
      label: 'Tandai berakhir',
      purpose: 'Waktu akses sudah habis.',
      done: 'Akses dukungan berakhir.',
      did: 'Mencatat berakhirnya akses dukungan {{name}}',
    },
  },
} satisfies WordsOf<typeof supportGrant>;
