/** Words of text snippets, in Indonesian. */
import type { noteSnippet } from '#shared/areas/clinic/resources/noteSnippet';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Teks yang sering ditulis. Ketik garis miring dan namanya di catatan, misalnya /demam.' },
  form: { purpose: 'Namanya diketik setelah garis miring.' },
  fields: {
    name: 'Nama',
    text: 'Teks',
    part: 'Bagian catatan',
    scope: 'Dipakai oleh',
    author: 'Dibuat oleh',
    author_id: 'Akun',
    entity: 'Klien',
  },
  choices: {
    part: { subjective: 'Subjektif', objective: 'Objektif', assessment: 'Asesmen', plan: 'Rencana' },
    scope: { own: 'Saya saja', clinic: 'Semua di klinik' },
  },
  help: {
    name: 'Yang diketik setelah garis miring, misalnya demam anak.',
    part: 'Kosongkan bila untuk setiap bagian.',
    scope: 'Teks sendiri hanya dapat diubah pembuatnya.',
  },
} satisfies WordsOf<typeof noteSnippet>;
