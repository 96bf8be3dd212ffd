/** Words of letter templates, in Indonesian. */
import type { letterTemplate } from '#shared/areas/clinic/resources/letterTemplate';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Teks surat klinik Anda. Jenis surat tanpa templat memakai contoh bawaan.' },
  form: { purpose: 'Satu templat untuk setiap jenis surat dan bahasa.' },
  fields: { kind: 'Jenis surat', language: 'Bahasa', title: 'Judul surat', body: 'Isi surat', edition: 'Edisi', entity: 'Klien' },
  choices: {
    kind: {
      sakit: 'Sakit',
      sehat: 'Sehat',
      rujukan: 'Rujukan',
      kontrol: 'Kontrol',
      resume: 'Resume medis',
      persetujuan_umum: 'Persetujuan umum',
      persetujuan_tindakan: 'Persetujuan tindakan',
    },
    language: { id: 'Indonesia', en: 'Inggris' },
  },
  help: {
    body: 'Isian di antara dua kurung kurawal diganti saat surat ditandatangani. Baris yang isiannya kosong tidak dicetak.',
  },
  own: { placeholders: 'Isian surat ini:', fromExample: 'Mulai dari contoh' },
} satisfies WordsOf<typeof letterTemplate>;
