/** Kata-kata jawaban siap pakai, dalam bahasa Indonesia. */
import type { cannedAnswer } from '#shared/areas/support/resources/cannedAnswer';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Jawaban yang sering ditulis tim dukungan. Disisipkan saat membalas tiket.' },
  form: { purpose: 'Kata dalam kurung kurawal diisi dari tiket ketika jawaban disisipkan.' },
  fields: { name: 'Nama', message: 'Isi' },
  help: {
    name: 'Dicari dengan nama ini saat membalas.',
    message: 'Isian: {name} pemohon, {clinic} klinik, {number} nomor tiket, {subject} subjek, {agent} nama Anda.',
  },
} satisfies WordsOf<typeof cannedAnswer>;
