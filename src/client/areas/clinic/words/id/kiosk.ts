/** Words of the kiosk of a clinic, in Indonesian. */
const kiosk = {
  title: 'Ambil nomor antrean',
  closed: 'Alamat ini tidak berlaku lagi. Silakan ke meja pendaftaran.',
  loading: 'Menyiapkan kios…',
  code: 'Pindai kartu pasien, atau ketik No. RM atau nomor janji temu',
  codeHelp: 'No. RM ada di kartu pasien Anda.',
  codeWrong: 'Ini bukan nomor kartu atau janji temu. Pindai lagi, atau ketik angkanya.',
  birth: 'Tanggal lahir pasien',
  birthHelp: 'Dua angka tanggal, dua angka bulan, empat angka tahun: 17081990',
  birthFormat: 'HH-BB-TTTT',
  birthWrong: 'Tanggal ini tidak ada. Ketik lagi, misalnya 17081990.',
  continue: 'Lanjut',
  remove: 'Hapus',
  startAgain: 'Mulai dari awal',
  greeting: 'Halo, {{initials}}',
  yours: 'Nomor Anda',
  appointments: 'Janji temu Anda hari ini',
  arrive: 'Saya sudah datang',
  doctors: 'Pilih dokter',
  waiting: '{{count}} menunggu',
  noDoctors: 'Tidak ada dokter yang praktik saat ini. Silakan ke meja pendaftaran.',
  ticket: 'Nomor antrean Anda',
  before: '{{count}} nomor sebelum Anda. Silakan duduk.',
  beforeNone: 'Anda berikutnya. Silakan menunggu di dekat ruang.',
  print: 'Cetak tiket',
  done: 'Selesai',
  language: 'Bahasa',
};

export default kiosk;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    kiosk: typeof kiosk;
  }
}
