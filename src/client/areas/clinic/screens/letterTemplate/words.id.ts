/** Words of letter templates, in Indonesian. */
import type { letterTemplate } from '#shared/areas/clinic/resources/letterTemplate';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Teks surat klinik Anda. Jenis surat tanpa templat memakai contoh bawaan.' },
  form: { purpose: 'Satu templat untuk setiap jenis surat dan bahasa.' },
  fields: { kind: 'Jenis surat', language: 'Bahasa', title: 'Judul surat', body: 'Isi surat', entity: 'Klien' },
  choices: {
    kind: { sakit: 'Sakit', sehat: 'Sehat', rujukan: 'Rujukan', kontrol: 'Kontrol', resume: 'Resume medis' },
    language: { id: 'Indonesia', en: 'Inggris' },
  },
  help: {
    body: 'Tulis isian di antara dua kurung kurawal. Untuk setiap surat: patient, mrn, sex, birth_date, age, address, doctor, clinic, visit_day, today, diagnosis. Sakit: first_day, last_day, days, rest. Sehat: purpose, height, weight, blood_pressure. Rujukan: referred_to, reason. Kontrol: control_day. Resume: text. Baris yang isiannya kosong tidak dicetak.',
  },
} satisfies WordsOf<typeof letterTemplate>;
