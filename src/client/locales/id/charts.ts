/** Words of charts, in Indonesian. */
const charts = {
  loading: 'Angka sedang dimuat…',
  failed: 'Angkanya belum dapat dimuat.',
  empty: 'Belum ada data untuk grafik ini',
  none: 'tidak ada',
  share: 'Bagian',
  asTable: 'Lihat sebagai tabel',
  asChart: 'Lihat sebagai grafik',
};

export default charts;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    charts: typeof charts;
  }
}
