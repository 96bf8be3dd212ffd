/** Words of the screens of ICD codes, in Indonesian. */
const icd = {
  otherName: 'Nama Inggris',
  addFavourite: 'Jadikan favorit: {{code}}',
  removeFavourite: 'Hapus dari favorit: {{code}}',
  addTerms: 'Tambah istilah lokal',
  editTerms: 'Ubah istilah lokal',
  termsOf: 'Istilah lokal untuk {{code}}',
  terms: 'Istilah',
  termsHint: 'Kata yang dipakai klinik Anda untuk mencari kode ini, misalnya “masuk angin”.',
  hide: 'Sembunyikan dari pencarian klinik kami',
  isHidden: 'Disembunyikan',
  saved: 'Istilah lokal tersimpan.',
  save: 'Simpan',
  cancel: 'Batal',
  favourite: 'Favorit',
  pickHint: 'Ketik kode atau nama, sedikitnya dua huruf.',
  searching: 'Mencari…',
  nothing: 'Tidak ada kode yang cocok.',
  failed: 'Pencarian gagal. Coba lagi.',
  top: '10 besar penyakit',
  importCsv: 'Impor CSV',
  importPurpose: 'Perbarui daftar kode dari berkas berlisensi. Berkas diperiksa dulu; belum ada yang ditulis sebelum Anda menekan Impor.',
  drop: 'Seret berkas CSV ke sini, atau pilih.',
  columns: 'Kolom: {{columns}}. Tanpa nama Indonesia, nama Inggris dipakai untuk keduanya.',
  choose: 'Pilih berkas',
  another: 'Pilih berkas lain',
  would: 'Yang akan berubah',
  wouldNothing: 'Tidak ada yang berubah: semua kode di berkas ini sudah tersimpan.',
  done: 'Impor selesai',
  write: 'Impor',
  toList: 'Ke daftar kode',
  count: { added: 'Ditambah', changed: 'Diubah', skipped: 'Tetap', faulty: 'Baris salah' },
  bad: '{{count}} baris tidak dapat dipakai',
  badMore: 'Dan {{count}} baris lagi.',
  row: 'Baris',
  content: 'Isi',
  because: 'Alasan',
  reason: {
    code: 'Kodenya tidak dikenali.',
    name: 'Tidak ada nama.',
    long: 'Nama lebih dari 255 karakter.',
    signs: 'Ada karakter yang tidak terbaca.',
    repeated: 'Kode ini sudah ada di baris sebelumnya.',
  },
};

export default icd;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    icd: typeof icd;
  }
}
