/** Words of practice schedules, in Indonesian. */
import type { schedule } from '#shared/areas/clinic/resources/schedule';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Hari dan jam praktik dokter. Dari jadwal ini pasien dapat membuat janji temu.' },
  form: { purpose: 'Jadwal satu dokter tidak boleh bertumpuk. Janji temu yang sudah ada tetap.' },
  fields: {
    name: 'Jadwal',
    weekdays: 'Hari',
    start: 'Mulai',
    end: 'Selesai',
    minutes: 'Menit per janji temu',
    parallel: 'Pasien per waktu',
    quota: 'Kuota per hari',
    valid_from: 'Berlaku dari',
    valid_to: 'Berlaku sampai',
    entity: 'Klien',
    doctor: 'Dokter',
    poly: 'Poli',
  },
  choices: {
    weekdays: { senin: 'Senin', selasa: 'Selasa', rabu: 'Rabu', kamis: 'Kamis', jumat: 'Jumat', sabtu: 'Sabtu', minggu: 'Minggu' },
  },
  help: {
    parallel: 'Berapa pasien dapat dijadwalkan pada jam yang sama. Biasanya satu.',
    quota: 'Kosongkan bila semua waktu boleh diisi.',
    valid_from: 'Kosongkan bila berlaku sejak sekarang.',
    valid_to: 'Kosongkan bila berlaku seterusnya.',
  },
} satisfies WordsOf<typeof schedule>;
