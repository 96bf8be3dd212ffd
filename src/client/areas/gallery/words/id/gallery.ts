/** Words of the style guide's frame, in Indonesian. */
const gallery = {
  contents: 'Di halaman ini',
  sample: 'Contoh',
  pages: 'Halaman panduan gaya',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  stage: {
    label: 'Tampilan contoh {{title}}',
    light: 'Tampilkan terang',
    dark: 'Tampilkan gelap',
    narrow: 'Tampilkan selebar ponsel',
  },
  code: {
    title: 'Pemakaian',
    label: 'Kode pemakaian {{name}}',
    copy: 'Salin',
    copied: 'Tersalin',
    failed: 'Tidak dapat menyalin. Pilih teksnya, lalu tekan Ctrl+C.',
  },
  props: {
    title: 'Props {{name}} ({{count}})',
    of: 'Props {{name}}',
    name: 'Prop',
    type: 'Tipe',
    fallback: 'Bawaan',
    meaning: 'Arti',
    required: 'wajib',
    rest: 'Menerima juga semua atribut {{element}}.',
  },
  state: {
    usual: 'Biasa',
    hover: 'Sorot, atau tekan Tab',
    loading: 'Memuat',
    empty: 'Kosong',
    refused: 'Ditolak',
    error: 'Galat',
    success: 'Berhasil',
    offline: 'Tanpa sambungan',
    long: 'Teks panjang',
    disabled: 'Nonaktif',
  },
};

export default gallery;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    gallery: typeof gallery;
  }
}
