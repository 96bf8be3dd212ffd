/** Kata-kata catatan internal, dalam bahasa Indonesia. */
import type { ticketNote } from '#shared/areas/support/resources/ticketNote';
import type { WordsOf } from '#client/kit/words';

export default {
  fields: {
    message: 'Catatan',
    files: 'Lampiran',
    full_text: 'Isi surat lengkap',
    author_name: 'Penulis',
    ticket: 'Tiket',
    author: 'Akun penulis',
  },
} satisfies WordsOf<typeof ticketNote>;
