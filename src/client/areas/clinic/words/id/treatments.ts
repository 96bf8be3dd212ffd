/** Words of the treatments and consents of a visit, in Indonesian. */
const treatments = {
  title: 'Tindakan',
  none: 'Belum ada tindakan pada kunjungan ini.',
  plan: 'Rencanakan tindakan',
  planSession: 'Rencanakan sesi',
  newSeries: 'Rangkaian baru',
  series: 'Rangkaian pasien ini',
  done: '{{done}} dari {{total}} sesi selesai',
  session: 'Sesi ke-{{number}}',
  save: 'Simpan',
  planned: 'Tindakan direncanakan.',
  seriesMade: 'Rangkaian tersimpan.',
  consentIs: 'Persetujuan: {{state}}',
  emergency: 'Darurat: {{reason}}',
  correction: 'Koreksi: {{reason}}',
  used: 'Bahan: {{list}}',
  more: 'Pilihan lain: {{name}}',
  edit: 'Ubah',
  takeConsent: 'Catat persetujuan',
  general: 'Persetujuan umum',
  consents: 'Persetujuan',
  noConsent: 'Belum ada persetujuan.',
  steps: 'Aksi',
  print: 'Cetak',
  sign: 'Simpan persetujuan',
  consentTaken: 'Persetujuan tersimpan.',
  clear: 'Hapus tanda tangan',
};

export default treatments;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    treatments: typeof treatments;
  }
}
