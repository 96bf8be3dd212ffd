/** Words of kinds of treatment, in Indonesian. */
import type { treatmentTemplate } from '#shared/areas/clinic/resources/treatmentTemplate';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Tindakan yang ditawarkan klinik: layanan yang ditagih, bahan yang biasa dipakai, dan persetujuan yang diperlukan.' },
  form: { purpose: 'Setiap tindakan baru mengambil bahan dan persetujuan dari sini.' },
  fields: {
    name: 'Nama tindakan',
    name_en: 'Nama dalam bahasa Inggris',
    icd9cm: 'Kode ICD-9-CM',
    consent: 'Persetujuan',
    explanation: 'Penjelasan untuk pasien',
    consumables: 'Bahan habis pakai',
    sessions: 'Jumlah sesi',
    status: 'Status',
    service: 'Layanan',
    entity: 'Klien',
  },
  lines: {
    consumables: {
      one: 'Bahan',
      fields: { name: 'Nama bahan', quantity: 'Jumlah', unit: 'Satuan' },
    },
  },
  choices: {
    consent: { tidak: 'Tidak perlu', lisan: 'Lisan', tertulis: 'Tertulis' },
    status: { active: 'Aktif', inactive: 'Nonaktif' },
  },
  help: {
    consent: 'Dengan persetujuan tertulis, tindakan baru dapat dimulai setelah persetujuan ditandatangani.',
    explanation: 'Tujuan, risiko, dan pilihan lain, seperti yang dibaca pasien pada lembar persetujuan.',
    sessions: 'Lebih dari satu bila tindakan dilakukan dalam rangkaian, misalnya fisioterapi.',
    service: 'Tindakan ditagih sebagai layanan ini.',
  },
} satisfies WordsOf<typeof treatmentTemplate>;
