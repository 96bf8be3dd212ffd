/** Words of the waiting room's screen, in Indonesian. */
const waitingScreen = {
  title: 'Layar ruang tunggu',
  earlier: 'Panggilan sebelumnya',
  nobody: 'Belum ada nomor yang dipanggil hari ini.',
  closed: 'Layar ini tidak dipakai lagi. Mintalah alamat yang baru kepada pemilik klinik.',
  trouble: 'Sambungan terputus. Yang tampil mungkin bukan panggilan terakhir.',
  sound: 'Suara',
  soundOff: 'Matikan suara',
};

export default waitingScreen;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    waitingScreen: typeof waitingScreen;
  }
}
