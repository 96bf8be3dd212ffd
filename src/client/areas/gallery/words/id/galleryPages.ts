/** Words of the style guide's whole pages, in Indonesian. */
const galleryPages = {
  timeline: 'Yang terjadi, satu per satu, yang terbaru di atas. Warna dan ikonnya berarti sama seperti di tempat lain.',
  user: 'Seorang pengguna dalam satu kartu: siapa dia, apa perannya, dan apa yang terakhir dilakukannya.',
  alternative: 'Bagian yang sama, disusun padat dengan panel di samping: untuk yang bekerja di depan monitor sepanjang hari.',
  contents: {
    timeline: { sample: 'Lini masa contoh', own: 'Aktivitas Anda' },
    user: { card: 'Kartu pengguna', portrait: 'Potret', activity: 'Aktivitas Anda' },
    alternative: { dense: 'Dasbor padat' },
  },
  why: {
    sample: 'Untuk riwayat: tiket, tagihan, perubahan data. Satu kalimat per kejadian; saat persisnya tampil ketika disorot atau difokus.',
    own: 'Data sungguhan: yang terakhir Anda lakukan menurut jejak audit.',
    card: 'Data Anda sendiri, hanya dibaca. Mengubahnya di halaman profil.',
    portrait: 'Tanpa foto, inisial yang tampil; gelar di depan nama tidak ikut.',
    dense: 'Empat angka di atas, tabel padat di tengah, keadaan dan kabar terbaru di samping. Di layar sempit, panelnya turun ke bawah.',
  },
  event: {
    paid: 'Tagihan INV-2026-0046 dilunasi',
    mailed: 'Surat pengingat dikirim ke RSIA Kenanga',
    late: 'Tagihan INV-2026-0044 lewat waktu',
    lateText: 'Tiga hari setelah jatuh tempo. Pengingat kedua terkirim besok pagi.',
    deleted: 'Draf tagihan dihapus',
    edited: 'Alamat Klinik Anggrek diubah',
    added: 'Klien baru: Praktik dr. Sekar',
  },
  status: { active: 'Aktif', inactive: 'Nonaktif' },
  edit: 'Ubah profil',
  fact: { joined: 'Bergabung', seen: 'Terakhir terlihat', verified: 'E-mail terverifikasi', twoStep: 'Verifikasi dua langkah' },
  yes: 'Aktif',
  no: 'Belum',
  portrait: { name: 'Dua kata', title: 'Dengan gelar', one: 'Satu kata' },
  all: 'Semua status',
  invoices: 'Tagihan',
  print: 'Cetak',
  panel: 'Panel samping',
  share: 'Keadaan tagihan',
  latest: 'Kabar terbaru',
  clients: 'Klien',
  thisMonth: 'Bulan ini',
};

export default galleryPages;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    galleryPages: typeof galleryPages;
  }
}
