/** Words of clients, in Indonesian. */
import type { entity } from '#shared/areas/clients/resources/entity';
import type { WordsOf } from '#client/kit/words';
import subscription from '../clientsubsheader/words.id';

const zones = { 'Asia/Jakarta': 'WIB (Jakarta)', 'Asia/Makassar': 'WITA (Makassar)', 'Asia/Jayapura': 'WIT (Jayapura)' };

export default {
  list: { purpose: 'Klinik, rumah sakit, dan dokter yang memakai Nadi.' },
  form: { purpose: 'Siapa kliennya dan ke mana tagihannya dikirim.' },
  fields: {
    code: 'Kode',
    name: 'Nama',
    kind: 'Jenis',
    npwp: 'NPWP',
    address: 'Alamat',
    region: 'Wilayah',
    city: 'Kota',
    phone: 'Telepon',
    email: 'E-mail',
    person_in_charge: 'Penanggung jawab',
    time_zone: 'Zona waktu',
    agreement: 'Perjanjian kerja sama',
    status: 'Status',
    subscription_status: 'Status langganan',
    seats_used: 'Kursi terpakai',
    seats_total: 'Jumlah kursi',
    next_invoice_at: 'Tagihan berikutnya',
    sandbox: 'Klien uji coba',
    clock_ahead: 'Jam maju',
    modules: 'Modul',
    clientsubsheader: 'Langganan',
    clientsubsdetail: 'Rincian langganan',
  },
  columns: { subscription_status: 'Langganan', seats_used: 'Kursi' },
  help: {
    time_zone: 'Menentukan kapan hari berganti: awal periode, jatuh tempo, dan pengingat.',
    sandbox: 'Untuk mencoba: jamnya dapat dimajukan dan suratnya tidak pernah dikirim. Tidak dapat diubah lagi setelah ada langganan.',
    name: 'Nama resmi, seperti pada tagihan.',
    person_in_charge: 'Orang yang kami hubungi.',
    agreement: 'Naskah yang sudah ditandatangani kedua pihak.',
    modules: 'Modul yang dipilih klien ini.',
    status: 'Klien nonaktif tetap tersimpan; orangnya tidak kehilangan data.',
  },
  choices: {
    time_zone: zones,
    kind: { clinic: 'Klinik', hospital: 'Rumah sakit', doctor: 'Dokter' },
    subscription_status: { ...subscription.choices.status, none: 'Belum ada' },
    status: { active: 'Aktif', inactive: 'Nonaktif' },
  },
  commands: {
    configure: {
      label: 'Ubah pengaturan',
      purpose: 'Tanggal langganan tetap sama; yang berubah hanya jam pergantian harinya.',
      done: 'Pengaturan {{name}} disimpan.',
      input: { time_zone: 'Zona waktu' },
      choices: { time_zone: zones },
    },
    exportData: {
      label: 'Ekspor semua data',
      purpose:
        'Semua data klinik disiapkan sebagai satu berkas ZIP: JSON dan CSV untuk setiap jenis data, berkas yang diunggah, dan daftar isinya. Anda menerima e-mail bila sudah selesai.',
      done: 'Ekspor data {{name}} sedang disiapkan.',
    },
    advanceClock: {
      label: 'Majukan jam',
      purpose: 'Jam klien uji coba ini maju, dan semua yang jatuh tempo sampai saat itu terjadi sekarang. Jam tidak dapat dimundurkan.',
      done: 'Jam {{name}} dimajukan.',
      input: { by: 'Sampai', until: 'Tanggal' },
      choices: {
        by: { day: 'Satu hari lagi', next_event: 'Kejadian berikutnya', year: 'Satu tahun lagi', until: 'Tanggal tertentu' },
      },
      help: { until: 'Hanya untuk “Tanggal tertentu”; paling jauh satu tahun lagi.' },
    },
  },
  own: {
    sandbox: 'Uji coba',
    clockAhead: 'jam maju',
    settings: 'Pengaturan yang berlaku untuk seluruh klinik. Pemilik klinik yang dapat mengubahnya.',
    exports: 'Ekspor data',
    exportsNone:
      'Belum ada ekspor. Pemilik klinik dapat memintanya kapan saja, juga saat langganan dijeda, ditangguhkan, atau sudah berakhir.',
    exportMaking: 'Sedang disiapkan',
    exportReady: 'Siap diunduh',
    exportFailed: 'Gagal dibuat',
    exportEnded: 'Tidak disimpan lagi',
    exportDownload: 'Unduh',
    exportUntil: 'Disimpan sampai',
    exportRows: 'Baris',
    exportFiles: 'Berkas',
    exportSum: 'SHA-256',
    exportsFailed: 'Daftar ekspor tidak dapat dimuat.',
    happened: 'Yang terjadi pada klien ini',
    changes: 'Perubahan',
    change: 'Tindakan',
    mails: 'Surat',
    audit: 'Audit',
  },
} satisfies WordsOf<typeof entity>;
