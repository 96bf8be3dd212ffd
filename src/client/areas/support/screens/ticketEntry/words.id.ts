/** Kata-kata pesan tiket, dalam bahasa Indonesia. */
import type { ticketEntry } from '#shared/areas/support/resources/ticketEntry';
import type { WordsOf } from '#client/kit/words';

export default {
  fields: {
    kind: 'Jenis',
    message: 'Pesan',
    files: 'Lampiran',
    full_text: 'Isi surat lengkap',
    event: 'Peristiwa',
    value: 'Menjadi',
    author_name: 'Penulis',
    ticket: 'Tiket',
    entity: 'Klien',
    requester: 'Pemohon',
    author: 'Akun penulis',
  },
  choices: {
    kind: { customer: 'Pemohon', agent: 'Tim dukungan', event: 'Peristiwa' },
    event: { state: 'Status', priority: 'Prioritas', split: 'Dipecah', session: 'Sesi dilampirkan' },
  },
} satisfies WordsOf<typeof ticketEntry>;
