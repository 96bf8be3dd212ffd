/** Words of the style guide's page of icons, in Indonesian. */
const galleryIcons = {
  purpose: 'Satu set ikon, {{count}} banyaknya, bernama menurut gunanya di produk ini. Garis 1,75 piksel, tidak pernah dicampur.',
  contents: { all: 'Semua ikon', sizes: 'Ukuran' },
  why: {
    all: 'Cari menurut nama, lalu klik untuk menyalin kodenya. Ikon menemani kata; yang tampil tanpa kata selalu punya nama untuk pembaca layar.',
    sizes: '16 di tombol kecil dan chip, 18 di tombol, 20 di menu, 24 ke atas di keadaan kosong.',
  },
  search: 'Cari ikon',
  count: '{{count}} ikon',
  copy: 'Salin {{name}}',
  copied: '{{name}} tersalin.',
  failed: 'Tidak dapat menyalin. Tulis sendiri: {{use}}',
  none: 'Tidak ada ikon bernama begitu',
  noneMessage: 'Nama ikon berbahasa Inggris, misalnya “add” atau “user”.',
  size: '{{size}} piksel',
};

export default galleryIcons;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    galleryIcons: typeof galleryIcons;
  }
}
