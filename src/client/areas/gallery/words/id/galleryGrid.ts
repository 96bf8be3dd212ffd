/** Words of the style guide's page of the layout, in Indonesian. */
const galleryGrid = {
  purpose: 'Dari ponsel 390 piksel sampai dua monitor: di mana halaman berubah, dan seberapa jauh jarak antarbagian.',
  contents: { breakpoints: 'Titik ubah', spacing: 'Jarak', widths: 'Lebar terbesar', columns: 'Kolom', form: 'Bentuk' },
  why: {
    breakpoints:
      'Di bawah {{breakpoint}} piksel, menu samping menjadi laci. Rel menu yang terbuka menunggu {{delay}} milidetik setelah tetikus pergi. Ubah lebar jendela, dan tandanya ikut berpindah.',
    spacing: 'Semua jarak kelipatan 4: kelipatan kecil untuk yang seikatan, 16 ke atas untuk antarbagian.',
    widths: 'Tabel memakai seluruh lebar. Formulir dan teks berhenti sebelum mata lelah.',
    columns: 'Kolom menyesuaikan ruangnya sendiri, bukan lebar layar: kartu sama lebar, dan kolom samping turun ke bawah bila sempit.',
    form: 'Sudut, bayangan, dan tinggi baris sama di seluruh produk.',
  },
  columns: { key: 'Nama', from: 'Mulai dari', what: 'Apa yang berubah', here: 'Jendela Anda' },
  what: {
    xs: 'Ponsel: tindakan utama di bilah bawah, baris tabel menjadi kartu.',
    sm: 'Ponsel lebar dan tablet: tindakan kembali ke kepala halaman, baris menjadi tabel.',
    md: 'Tablet mendatar: isi dan pendampingnya berdampingan.',
    lg: 'Mulai {{breakpoint}} piksel, menu samping menetap.',
    xl: 'Monitor lebar: isi tetap di tengah pandangan, tabel melebar.',
  },
  pixels: '{{count}} piksel',
  here: 'Di sini',
  width: { full: 'Tabel: selebar halaman', page: 'Dasbor dan panduan: 1280 piksel', form: 'Formulir: 760 piksel', words: 'Teks: 70 huruf' },
  column: {
    fit: 'Sama lebar, sebanyak yang muat',
    card: 'Kartu {{number}}',
    aside: 'Dua banding satu',
    main: 'Isi utama',
    side: 'Pendamping',
  },
  form: {
    radius: 'Sudut {{radius}} piksel',
    field: 'Isian, tombol, kotak',
    shadow: 'Satu bayangan',
    over: 'Hanya untuk yang melayang',
    comfortable: 'Lega: baris {{height}} piksel',
    compact: 'Padat: baris {{height}} piksel',
    row: 'Kasa steril 16 × 16',
  },
};

export default galleryGrid;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    galleryGrid: typeof galleryGrid;
  }
}
