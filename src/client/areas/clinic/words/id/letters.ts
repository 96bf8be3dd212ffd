/** Words of the letters of a visit, in Indonesian. */
const letters = {
  title: 'Surat kunjungan ini',
  purpose: 'Surat ditandatangani dulu, lalu dicetak.',
  none: 'Belum ada surat pada kunjungan ini.',
  write: 'Buat surat: {{kind}}',
  save: 'Simpan draf',
  saved: 'Draf surat tersimpan.',
  preview: 'Pratinjau',
  print: 'Cetak',
  new: 'Buat surat',
  steps: 'Aksi',
  unnumbered: 'Draf',
};

export default letters;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    letters: typeof letters;
  }
}
