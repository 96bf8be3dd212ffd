/** Words of a clinic's limits of vital signs, in Indonesian. */
import type { vitalRange } from '#shared/areas/clinic/resources/vitalRange';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Batas milik klinik Anda, menurut umur. Yang tidak diisi memakai contoh di bawah.' },
  form: { purpose: 'Satu tanda vital pada satu rentang umur. Batas yang dikosongkan memakai contoh.' },
  fields: {
    measure: 'Tanda vital',
    sex: 'Jenis kelamin',
    from_months: 'Dari umur (bulan)',
    to_months: 'Sampai umur (bulan)',
    plausible_low: 'Mungkin dari',
    plausible_high: 'Mungkin sampai',
    critical_low: 'Kritis di bawah',
    critical_high: 'Kritis di atas',
    normal_low: 'Normal dari',
    normal_high: 'Normal sampai',
    entity: 'Klien',
  },
  choices: {
    measure: {
      systolic: 'Sistolik',
      diastolic: 'Diastolik',
      pulse: 'Nadi',
      respiration: 'Napas',
      temperature: 'Suhu',
      spo2: 'SpO₂',
      weight: 'Berat badan',
      height: 'Tinggi badan',
      head: 'Lingkar kepala',
    },
    sex: { L: 'Laki-laki', P: 'Perempuan' },
  },
  help: {
    sex: 'Kosongkan bila berlaku untuk keduanya.',
    from_months: 'Bulan penuh. 12 bulan adalah hari ulang tahun pertama.',
    to_months: 'Umur ini sendiri tidak termasuk. Kosongkan bila berlaku seumur hidup.',
    plausible_low: 'Nilai di luar yang mungkin ditolak.',
    critical_low: 'Nilai kritis menimbulkan tanda bahaya.',
    normal_low: 'Nilai di luar yang normal diberi tanda.',
  },
  own: {
    examples: 'Contoh yang berlaku tanpa batas sendiri',
    examplesNote: 'Contoh, wajib ditinjau dokter klinik Anda.',
    ages: 'Umur',
    plausible: 'Mungkin',
    critical: 'Kritis di luar',
    normal: 'Normal',
  },
} satisfies WordsOf<typeof vitalRange>;
