/** Words of visit notes, in Indonesian. */
import type { visitNote } from '#shared/areas/clinic/resources/visitNote';
import type { WordsOf } from '#client/kit/words';

export default {
  fields: {
    author: 'Penulis',
    author_id: 'Akun',
    subjective: 'Subjektif',
    objective: 'Objektif',
    assessment: 'Asesmen',
    plan: 'Rencana',
    status: 'Status',
    signed_at: 'Ditandatangani',
    reason: 'Alasan',
    entity: 'Klien',
    visit: 'Kunjungan',
    patient: 'Pasien',
    previous: 'Menggantikan',
    source: 'Disalin dari',
  },
  choices: { status: { draft: 'Draf', signed: 'Ditandatangani', amended: 'Diamandemen', discarded: 'Dibuang' } },
  commands: {
    sign: {
      label: 'Tandatangani',
      purpose: 'Catatan tidak dapat diubah lagi, hanya diamandemen.',
      done: 'Catatan ditandatangani.',
      did: 'Menandatangani catatan {{name}}',
    },
    amend: {
      label: 'Amandemen',
      purpose: 'Catatan baru dibuat dari yang ini. Yang lama tetap terbaca, dan berlaku sampai yang baru ditandatangani.',
      done: 'Amandemen dimulai.',
      did: 'Memulai amandemen catatan {{name}}',
      input: { reason: 'Alasan' },
    },
    discard: {
      label: 'Buang draf',
      purpose: 'Draf ini tidak ditampilkan lagi.',
      done: 'Draf dibuang.',
      did: 'Membuang draf catatan {{name}}',
    },
    supersede: {
      label: 'Gantikan',
      purpose: 'Catatan lain menggantikannya.',
      done: 'Catatan digantikan.',
      did: 'Mengganti catatan {{name}} dengan amandemennya',
    },
  },
} satisfies WordsOf<typeof visitNote>;
