/** Words of the style guide's page of charts, in Indonesian. All numbers on it are made up. */
const galleryCharts = {
  purpose: 'Grafik untuk dilihat, bukan dibaca. Setiap grafik punya judul, satu kalimat ringkas, dan tabel berisi angka yang sama.',
  contents: {
    line: 'Garis',
    area: 'Area',
    bar: 'Batang',
    lying: 'Batang mendatar',
    stacked: 'Batang bertumpuk',
    donut: 'Donat',
    sparkline: 'Garis kecil',
  },
  why: {
    line: 'Untuk perjalanan beberapa hal sepanjang waktu. Titiknya dapat didatangi dengan Tab lalu tombol panah.',
    area: 'Untuk seberapa banyak satu hal bertambah dari waktu ke waktu. Satu rangkaian saja: area yang bertumpuk saling menutupi.',
    bar: 'Untuk jumlah yang dibandingkan berdampingan. Sumbunya selalu mulai dari nol.',
    lying: 'Bila namanya panjang. Satu rangkaian menyebut angkanya di ujung batang, jadi tidak perlu sumbu.',
    stacked: 'Untuk jumlah beserta bagian-bagiannya.',
    donut:
      'Untuk keseluruhan dan bagiannya, paling banyak enam. Setiap bagian tertulis dengan jumlah dan persennya, jadi warna tidak berbicara sendirian.',
    sparkline: 'Di kartu yang angkanya sudah bercerita. Tanpa sumbu, dan tampil seketika karena tidak memuat pustaka grafik.',
  },
  title: 'Kunjungan per bulan',
  summary: 'Contoh: rawat jalan naik dari 180 menjadi 305 kunjungan.',
  changes: 'Perubahan stok per bulan',
  change: 'Perubahan stok',
  longTitle: 'Kunjungan menurut penjamin dan jenis pelayanan, seluruh cabang, tahun berjalan',
  longNames: [
    'Pasien umum dengan pembayaran tunai di loket',
    'Asuransi kesehatan swasta melalui perusahaan',
    'Jaminan kesehatan nasional rujukan puskesmas',
    'Tanpa keterangan',
  ],
  month: 'Bulan',
  room: { outpatient: 'Rawat jalan', inpatient: 'Rawat inap', emergency: 'Gawat darurat' },
  roomAxis: 'Pelayanan',
  whole: 'Kunjungan menurut pelayanan',
  wholeSummary: 'Contoh: tiga dari empat kunjungan adalah rawat jalan.',
  unit: 'Kunjungan',
  statuses: 'Kunjungan menurut status',
  statusAxis: 'Status',
  status: { done: 'Selesai', waiting: 'Menunggu', cancelled: 'Batal' },
  state: { negative: 'Nilai negatif', gap: 'Nilai yang tidak ada', one: 'Satu titik', onePart: 'Satu bagian', statuses: 'Warna status' },
  emptyMessage: 'Kunjungan pertama akan tergambar di sini.',
  failure: 'Server belum menjawab. Tekan Coba lagi, dan contohnya akan datang.',
  course: {
    rising: { name: 'Naik', said: 'Naik dari 2 menjadi 11' },
    falling: { name: 'Turun', said: 'Turun dari 11 menjadi 3' },
    flat: { name: 'Tetap', said: 'Tetap di 5' },
    negative: { name: 'Nilai negatif', said: 'Berayun antara 4 dan −6' },
    one: { name: 'Satu titik: tidak tergambar', said: 'Hanya satu nilai' },
  },
};

export default galleryCharts;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    galleryCharts: typeof galleryCharts;
  }
}
