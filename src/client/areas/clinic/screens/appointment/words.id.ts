/** Words of appointments, in Indonesian. */
import type { appointment } from '#shared/areas/clinic/resources/appointment';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Semua janji temu, yang akan datang dan yang sudah lewat.', add: 'Buat janji temu' },
  form: { purpose: 'Pilih jam dari jadwal dokter. Pasien yang belum terdaftar cukup dengan nama dan telepon.', save: 'Buat janji temu' },
  fields: {
    person: 'Pasien',
    status: 'Status',
    number: 'No. janji temu',
    day: 'Tanggal',
    start: 'Jam',
    end: 'Sampai',
    lane: 'Tempat',
    complaint: 'Keluhan',
    name: 'Nama (belum terdaftar)',
    birth_date: 'Tanggal lahir',
    phone: 'Telepon (belum terdaftar)',
    contact: 'Telepon',
    email: 'E-mail',
    source: 'Dibuat oleh',
    end_reason: 'Alasan',
    entity: 'Klien',
    patient: 'Pasien terdaftar',
    doctor: 'Dokter',
    poly: 'Poli',
    visit: 'Kunjungan',
  },
  choices: {
    status: {
      dipesan: 'Dipesan',
      dikonfirmasi: 'Dikonfirmasi',
      datang: 'Datang',
      batal: 'Batal',
      tidak_datang: 'Tidak datang',
    },
    source: { desk: 'Klinik', public: 'Pasien (online)' },
  },
  help: { start: 'Menurut jam klinik, misalnya 08:30.' },
  commands: {
    confirm: {
      label: 'Konfirmasi',
      purpose: 'Pasien sudah memastikan akan datang.',
      done: 'Janji temu {{name}} dikonfirmasi.',
      did: 'Mengonfirmasi janji temu {{name}}',
    },
    identify: {
      label: 'Tentukan pasien',
      purpose: 'Cari pasiennya, atau daftarkan sebagai pasien baru.',
      done: 'Pasien {{name}} sudah ditentukan.',
      did: 'Menentukan pasien janji temu {{name}}',
      input: { patient: 'Pasien' },
    },
    arrive: {
      label: 'Datang',
      purpose: 'Pasien mendapat nomor antrean dokternya.',
      done: '{{name}} sudah datang dan masuk antrean.',
      did: 'Mencatat kedatangan {{name}}',
    },
    move: {
      label: 'Pindahkan',
      purpose: 'Janji temu berpindah ke waktu lain. Waktu yang lama dapat dipakai pasien lain.',
      done: 'Janji temu {{name}} dipindahkan.',
      did: 'Memindahkan janji temu {{name}}',
      input: { day: 'Tanggal', start: 'Jam', doctor: 'Dokter' },
      help: { start: 'Menurut jam klinik, misalnya 08:30.' },
    },
    cancel: {
      label: 'Batalkan janji temu',
      purpose: 'Waktunya dapat dipakai pasien lain.',
      done: 'Janji temu {{name}} dibatalkan.',
      did: 'Membatalkan janji temu {{name}}',
      input: { reason: 'Alasan' },
    },
    miss: {
      label: 'Tidak datang',
      purpose: 'Pasien tidak datang sampai hari berakhir.',
      done: '{{name}} tidak datang.',
      did: 'Mencatat bahwa {{name}} tidak datang',
    },
  },
} satisfies WordsOf<typeof appointment>;
