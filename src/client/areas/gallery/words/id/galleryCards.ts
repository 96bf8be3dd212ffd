/** Words of the style guide's page of cards, in Indonesian. */
const galleryCards = {
  purpose: 'Kartu mengelompokkan yang serupa. Garis tipis, bukan kotak di dalam kotak; satu tingkat bayangan saja.',
  contents: {
    stats: 'Kartu angka',
    header: 'Kepala halaman',
    section: 'Kartu bagian',
    empty: 'Keadaan kosong',
    error: 'Gagal dimuat',
    skeleton: 'Kerangka',
  },
  why: {
    stats: 'Satu angka sekali lirik, dengan kabar terbarunya dan jalannya. Bila punya tujuan, seluruh kartu menjadi pintunya.',
    header:
      'Setiap halaman dibuka dengan namanya, satu kalimat kegunaannya, dan satu tindakan utama. Di ponsel, tindakan itu pindah ke bilah bawah.',
    section: 'Untuk bagian yang disimpan sendiri-sendiri, seperti di halaman profil.',
    empty: 'Tempat yang belum berisi menjelaskan apa yang akan ada di sini, dan memberi satu tindakan yang mengisinya.',
    error:
      'Yang gagal dimuat mengatakan apa yang terjadi dan menawarkan jalan lagi. Putus sambungan bukan kesalahan siapa pun, jadi tidak merah.',
    skeleton: 'Menjaga tempat isi yang sedang dimuat, supaya tidak ada yang melompat saat isinya datang.',
  },
  stats: {
    items: 'Item',
    users: 'Pengguna',
    news: '11 baru minggu ini',
    fewNews: '2 baru minggu ini',
    up: '22% lebih banyak',
    down: '18% lebih sedikit',
    less: 'Menurun',
    door: 'Sebagai pintu',
    open: 'Lihat semua item',
    none: 'Belum ada yang baru',
    longLabel: 'Pengguna aktif di seluruh klinik, rumah sakit, dan praktik pribadi',
    longNews: 'Terhitung sejak klinik pertama bergabung sampai hari ini',
  },
  header: {
    title: 'Item',
    purpose: 'Obat, tindakan, dan pemeriksaan yang ditawarkan klinik.',
    add: 'Tambah item',
    withBadge: 'Dengan status',
    active: 'Aktif',
    longTitle: 'Klinik Pratama Rawat Inap Bhakti Husada Cabang Kabupaten Kepulauan Siau Tagulandang Biaro',
    longPurpose:
      'Nama panjang melipat ke baris berikutnya dan tidak pernah terpotong, sebab orang perlu tahu persis di data mana mereka bekerja.',
  },
  section: {
    title: 'Verifikasi dua langkah',
    purpose: 'Kata sandi saja dapat dicuri; kode dari ponsel Anda tidak.',
    on: 'Aktif',
    text: 'Aktif sejak 3 Mei 2026. Tersisa 8 kode pemulihan.',
  },
  empty: {
    first: 'Belum ada isi',
    title: 'Belum ada item',
    message: 'Item yang Anda tambahkan akan tampil di sini.',
    noMatch: 'Tidak ada yang cocok',
    noMatchTitle: 'Tidak ada yang cocok',
    noMatchMessage: 'Coba kata lain, atau hapus saringannya.',
  },
};

export default galleryCards;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    galleryCards: typeof galleryCards;
  }
}
