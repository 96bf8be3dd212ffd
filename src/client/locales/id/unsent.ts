/** What is not sent to the server yet, in Indonesian. */
const unsent = {
  waitingTitle: '{{count}} data belum terkirim',
  waitingHelp: 'Tersimpan di perangkat ini dan dikirim sendiri begitu tersambung.',
  refusedTitle: '{{count}} data ditolak server',
  refusedHelp: 'Perbaiki isiannya, lalu simpan lagi. Selama itu semuanya tetap tersimpan di perangkat ini.',
  sentTitle: '{{count}} data sudah terkirim',
  waiting: 'Belum terkirim',
  refused: 'Ditolak',
  sent: 'Terkirim',
  provisional: 'S-{{number}}',
  elsewhere: '{{count}} di antaranya untuk klien lain: dikirim setelah Anda beralih ke klien itu.',
  sendNow: 'Kirim sekarang',
  show: 'Lihat',
  hide: 'Tutup daftar',
  close: 'Selesai',
  correct: 'Perbaiki',
  drop: 'Buang',
  dropTitle: 'Buang isian “{{name}}”?',
  dropMessage: 'Isian ini belum ada di server. Setelah dibuang, tidak dapat dikembalikan.',
};

export default unsent;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    unsent: typeof unsent;
  }
}
