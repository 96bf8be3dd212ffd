/** Kata-kata laporan masalah, dalam bahasa Indonesia. */
const problem = {
  subject: 'Apa masalahnya?',
  message: 'Apa yang Anda lakukan, dan apa yang terjadi?',
  messageHelp: 'Jangan menulis nama pasien atau data kesehatan.',
  client: 'Klien yang terkait',
  attach: 'Sertakan rekaman sesi',
  holds: '{{count}} tindakan, {{own}} di antaranya tindakan Anda, di {{pages}} halaman ({{size}}).',
  hidden:
    'Rekaman memuat apa yang terjadi di aplikasi sejak Anda masuk atau membuka halaman ini: tindakan, halaman, permintaan ke server dan jawabannya, serta versi aplikasi, peramban, dan ukuran layar. Nama, alamat, alamat e-mail, nomor telepon, NIK, NPWP, nomor rekening, dan teks yang ditulis orang diganti dengan kata buatan. Kata sandi dan kode masuk tidak ikut. Status, jumlah uang, tanggal, dan kode tetap terbaca.',
  whoReads: 'Rekaman disimpan terenkripsi. Hanya tim dukungan Nadi yang dapat membukanya, dan setiap pembukaan tercatat.',
  read: 'Baca seluruh isinya',
  content: 'Isi rekaman sesi',
  devTools: 'Simpan untuk Redux DevTools',
  send: 'Kirim',
  sent: 'Laporan Anda terkirim',
  sentText: 'Laporan ini menjadi tiket Anda. Jawaban kami muncul di tiket dan dikirim lewat e-mail.',
  openTicket: 'Buka tiket',
  unsent: 'Tiket sudah dibuat, tetapi rekaman sesinya belum terkirim: {{why}}',
  withoutSession: 'Selesai tanpa rekaman',
  guest:
    'Anda belum masuk, jadi laporan ini belum dapat menjadi tiket. Simpan rekaman sesi ke berkas, lalu kirimkan berkasnya kepada kami.',
  mayNot:
    'Akun Anda tidak dapat membuat tiket: alamat e-mailnya belum diverifikasi, atau peran Anda tidak mengizinkannya. Simpan rekaman sesi ke berkas, lalu kirimkan kepada kami lewat e-mail atau berikan kepada pemilik klinik Anda.',
  contact: 'Cara menghubungi kami',
  preparing: 'Menyiapkan rekaman sesi…',
};

export default problem;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    problem: typeof problem;
  }
}
