/** Words of the style guide's page of type, in Indonesian. */
const galleryType = {
  purpose: 'Plus Jakarta Sans untuk semua. Ukurannya delapan, warnanya berarti, dan angka selalu sejajar.',
  contents: {
    sizes: 'Ukuran',
    weights: 'Ketebalan',
    line: 'Panjang baris',
    colours: 'Warna dan kontras',
    figures: 'Angka dan uang',
    chips: 'Status',
    dates: 'Tanggal',
    relative: 'Tanggal nisbi',
    brand: 'Merek',
  },
  why: {
    sizes: 'Isi dasbor 14, situs publik 16 ke atas. Judul halaman 24, di ponsel 20.',
    weights: 'Tebal untuk nama dan judul, sedang untuk label, biasa untuk isi. Miring tidak dipakai.',
    line: 'Teks berhenti di 70 huruf, supaya mata mudah menemukan baris berikutnya. ID dan kode memakai huruf berlebar tetap.',
    colours:
      'Dihitung dari token warna di halaman ini juga: setiap pasangan untuk teks paling sedikit 4,5 : 1, dan sebuah pengujian menjaganya.',
    figures: 'Angka di tabel berlebar sama dan rata kanan, jadi besarnya terbaca sebelum digitnya. Rupiah selalu bulat.',
    chips: 'Satu warna satu arti, di mana-mana; titik dan kata ikut bicara, sebab tidak semua orang melihat warna yang sama.',
    dates: 'Tanggal ditulis lengkap; saat ditulis dengan jamnya, menurut zona waktu pembacanya.',
    relative: 'Di daftar, yang ingin diketahui ialah “berapa lama”. Saat persisnya tampil ketika disorot atau difokus.',
    brand: 'Garis denyut yang menjadi huruf N berdaun. Di rel menu yang sempit, tandanya saja.',
  },
  pixels: '{{size}} piksel',
  sample: 'Denyut layanan kesehatan',
  weight: { regular: 'Biasa: isi', medium: 'Sedang: label', semibold: 'Setengah tebal: nama', bold: 'Tebal: judul' },
  text: 'Dokter membuka layar ini di sela dua pasien, admin menutupnya setelah tiga puluh tagihan. Keduanya membaca cepat, sambil memikirkan hal lain. Karena itu kalimatnya pendek, kata kerjanya jelas, dan yang penting berdiri di depan.',
  mono: '018f4e2a-7b1c-7d3e-8f4a-5b6c7d8e9f00',
  scheme: { light: 'Terang', dark: 'Gelap' },
  pair: '{{ink}} di atas {{on}}',
  ratio: '{{ratio}} : 1',
  equal: 'Sejajar',
  noCurrency: 'Tanpa mata uang: menurut bahasa pembaca',
  otherCurrency: 'Mata uang lain',
  fiveTones: 'Lima nada',
  tone: { success: 'Terbit', info: 'Dijadwalkan', warning: 'Hampir habis', danger: 'Ditolak', neutral: 'Draf' },
  day: 'Hari',
  moment: 'Saat',
  whole: 'Lengkap',
  markOnly: 'Tandanya saja',
};

export default galleryType;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    galleryType: typeof galleryType;
  }
}
