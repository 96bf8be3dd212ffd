/** Words of the agenda of schedules and appointments, in Indonesian. */
const agenda = {
  purpose: 'Waktu praktik dokter: mana yang kosong, dan siapa yang akan datang.',
  bookNext: 'Buat janji temu',
  bookTitle: 'Buat janji temu',
  bookSave: 'Simpan janji temu',
  done: 'Janji temu dibuat.',
  free: 'Kosong',
  freeCount: '{{count}} waktu kosong',
  leave: 'Cuti',
  outside: 'Dokter tidak praktik',
  noPractice: 'Tidak ada praktik.',
  nothingLeft: 'Tidak ada waktu yang kosong.',
  noneFree: 'Tidak ada waktu kosong pada tanggal ini.',
  empty: 'Belum ada jadwal praktik',
  emptyMessage: 'Tambahkan jadwal dokter, agar pasien dapat membuat janji temu.',
  addSchedule: 'Tambah jadwal praktik',
  more: 'Menampilkan {{shown}} dari {{total}} janji temu.',
  choose: 'Pilih hari',
  day: 'Tanggal',
  today: 'Hari ini',
  dayBefore: 'Hari sebelumnya',
  dayAfter: 'Hari berikutnya',
  weekBefore: 'Minggu sebelumnya',
  weekAfter: 'Minggu berikutnya',
  span: 'Tampilan',
  spanDay: 'Hari',
  spanWeek: 'Minggu',
  doctor: 'Dokter',
  whatsApp: 'Kirim WhatsApp',
  whatsAppHelp: 'WhatsApp terbuka dengan pesan yang siap dikirim.',
  whatsAppBooked:
    'Halo {{name}}, janji temu Anda di {{clinic}} sudah tercatat: {{day}}, pukul {{time}}, dengan {{doctor}} (nomor {{number}}). Mohon balas pesan ini untuk memastikan Anda datang, atau bila waktunya perlu diubah.',
  whatsAppConfirmed:
    'Halo {{name}}, kami menunggu kedatangan Anda di {{clinic}}: {{day}}, pukul {{time}}, dengan {{doctor}} (nomor {{number}}). Mohon beri tahu kami bila waktunya perlu diubah.',
};

export default agenda;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    agenda: typeof agenda;
  }
}
