/** Kata-kata halaman rekaman sesi, dalam bahasa Indonesia. */
const session = {
  title: 'Rekaman sesi {{number}}',
  purpose: 'Apa yang terjadi di aplikasi sampai masalah dilaporkan. Data pribadi diganti dengan kata buatan.',
  toTicket: 'Ke tiket',
  asTest: 'Simpan sebagai tes',
  asTestHint: 'Simpan berkasnya ke test/journeys; npm run replay memutarnya lagi.',
  unreadable: 'Berkas ini bukan rekaman sesi yang dapat dibaca.',
  loading: 'Memuat rekaman sesi…',
  about: 'Tentang rekaman ini',
  build: 'Versi aplikasi',
  commit: 'Commit',
  page: 'Halaman laporan',
  browser: 'Peramban',
  screen: 'Layar',
  zone: 'Zona waktu',
  began: 'Mulai',
  actions: 'Tindakan',
  actionsOf: '{{count}} tindakan, {{own}} di antaranya tindakan pengguna',
  otherBuild: 'Rekaman ini dari versi aplikasi lain ({{build}}); yang berjalan sekarang {{now}}. Langkah dan tampilannya dapat berbeda.',
  unknownBuild: 'Berkas ini tidak menyebut versi aplikasinya. Langkah dan tampilannya dapat berbeda dari yang dilihat pengguna.',
  unknownCount: '{{count}} tindakan tidak dikenal versi ini; ditandai merah.',
  timeline: 'Urutan kejadian',
  keys: 'pindah langkah',
  filter: 'Tampilkan',
  who: { person: 'Pengguna', screen: 'Layar', live: 'Pembaruan langsung', event: 'Akibat' },
  opened: 'Membuka {{path}}',
  fault: 'Kesalahan: {{name}}',
  unknown: 'tidak dikenal',
  noAnswer: 'tanpa jawaban',
  ms: '{{number}} ms',
  nothing: 'Tidak ada langkah yang cocok.',
  stepOf: 'Langkah {{step}} dari {{count}}',
  previous: 'Langkah sebelumnya',
  next: 'Langkah berikutnya',
  views: 'Tampilan langkah',
  screenView: 'Layar',
  dataView: 'Data',
  action: 'Tindakan',
  request: 'Permintaan',
  answer: 'Jawaban',
  stack: 'Tempat dalam kode',
  changed: 'Bagian state yang berubah',
  unchanged: 'State tidak berubah.',
  state: 'State sesudah langkah ini',
  cut: '… dipotong setelah {{number}} karakter',
  readOnly:
    'Layar sungguhan dengan data pada langkah ini, hanya untuk dilihat. Isian yang belum disimpan, dialog yang terbuka, dan isi alamat setelah tanda tanya tidak ada dalam rekaman.',
  noScreen: 'Layar ini tidak dapat ditampilkan: {{why}} State-nya terlihat di bawah.',
  noPage: 'rekaman tidak menyebut halamannya.',
  unknownPage: 'tidak ada halaman {{path}} di versi ini.',
  crashed: 'halaman ini gagal dengan data rekaman.',
};

export default session;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    session: typeof session;
  }
}
