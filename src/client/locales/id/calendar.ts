/** Words of the calendar, in Indonesian. */
const calendar = {
  title: 'Kalender',
  purpose: 'Catatan acara Anda sendiri. Disimpan terenkripsi di peramban ini saja, dan ada lagi setiap kali Anda masuk.',
  blocked: 'Peramban ini tidak dapat menyimpan data dengan aman. Acara tetap dapat dicatat, tetapi hilang saat halaman ditutup.',
  full: 'Kalender penuh: paling banyak {{max}} acara. Hapus beberapa yang lama lebih dahulu.',
  add: 'Tambah acara',
  addOn: 'Tambah acara pada {{day}}',
  toolbar: 'Tampilan kalender',
  today: 'Hari ini',
  previous: { month: 'Bulan sebelumnya', week: 'Minggu sebelumnya', day: 'Hari sebelumnya' },
  next: { month: 'Bulan berikutnya', week: 'Minggu berikutnya', day: 'Hari berikutnya' },
  view: { month: 'Bulan', week: 'Minggu', day: 'Hari' },
  board: 'Kalender {{title}}',
  hours: 'Jam dalam sehari',
  openDay: 'Buka {{day}}',
  allDay: 'Sepanjang hari',
  more: '+{{count}} lagi',
  list: 'Acara {{title}}',
  noEvents: 'Belum ada acara',
  emptyTitle: 'Belum ada acara di rentang ini',
  emptyMessage: 'Pilih hari di kalender, atau tambahkan acara lewat tombol.',
  keys: 'Dengan papan tik: Enter mengubah acara, Delete menghapusnya, Alt+panah memindahkannya, Alt+Shift+panah mengubah akhirnya.',
  rest: '{{when}}, {{color}}',
  movedTo: '“{{title}}” dipindahkan ke {{when}}.',
  resizedTo: '“{{title}}” sekarang {{when}}.',
  added: '“{{title}}” ditambahkan.',
  saved: '“{{title}}” disimpan.',
  removed: '“{{title}}” dihapus.',
  dialog: { add: 'Acara baru', edit: 'Ubah acara' },
  field: {
    title: 'Judul',
    color: 'Warna',
    allDay: 'Sepanjang hari',
    from: 'Mulai',
    to: 'Selesai',
    fromDay: 'Tanggal mulai',
    fromTime: 'Jam mulai',
    toDay: 'Tanggal selesai',
    toTime: 'Jam selesai',
    description: 'Keterangan',
  },
  optional: 'opsional',
  characters: '{{used}} dari {{max}} karakter',
  order: 'Acara harus selesai sesudah mulai.',
  time: { pick: 'Pilih jam', chosen: 'Pilih jam, sekarang {{time}}', hours: 'Jam', minutes: 'Menit', hourPart: 'jj', minutePart: 'mm', select: 'Pilih {{part}}' },
  save: 'Simpan',
  cancel: 'Batal',
  remove: 'Hapus',
  discardTitle: 'Buang yang sudah diketik?',
  discardMessage: 'Perubahan pada acara ini belum disimpan.',
  discard: 'Buang',
  stay: 'Lanjut mengetik',
  color: { info: 'Biru muda', orange: 'Jingga', red: 'Merah', green: 'Hijau', default: 'Abu-abu', blue: 'Biru', purple: 'Ungu', yellow: 'Kuning' },
};

export default calendar;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    calendar: typeof calendar;
  }
}
