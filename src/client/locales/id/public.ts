/** Words of the landing page, in Indonesian. */
const site = {
  hero: {
    eyebrow: 'Untuk dokter pribadi, klinik, dan rumah sakit',
    title: 'Satu aplikasi untuk seluruh alur klinik Anda.',
    lead: 'Bayar hanya modul yang dipakai, dan tambahkan yang lain ketika Anda memerlukannya.',
    coming: 'Segera hadir: {{features}}.',
    try: 'Coba {{count}} hari',
    register: 'Daftar sekarang',
    prices: 'Lihat harga',
    free: 'Masa coba tanpa kartu. Berhenti kapan saja.',
    stations: ['Pendaftaran', 'Tindakan', 'Laboratorium', 'Radiologi', 'Farmasi', 'Rawat inap'],
  },
  who: {
    title: 'Pas untuk praktik satu orang, siap untuk satu rumah sakit',
    cards: [
      { name: 'Dokter Pribadi', text: 'Untuk Anda yang praktik sendiri dan ingin lepas dari kertas.' },
      { name: 'Klinik', text: 'Untuk tim yang berbagi satu daftar layanan dan tarif.' },
      { name: 'Rumah Sakit', text: 'Untuk banyak unit yang bekerja dengan satu daftar harga.' },
    ],
  },
  why: {
    label: 'Mengapa sekarang',
    title: 'Rekam medis elektronik wajib bagi semua fasyankes, termasuk praktik mandiri.',
    text: 'Begitu bunyi Pasal 3 Permenkes Nomor 24 Tahun 2022, dan tenggatnya sudah lewat: 31 Desember 2023. Tidak perlu pindah sekaligus; mulailah dari modul yang paling mendesak.',
    more: 'Apa artinya bagi praktik pribadi?',
  },
  how: {
    title: 'Empat langkah, lalu bekerja seperti biasa',
    steps: [
      { name: 'Daftar', text: 'Buat akun dengan e-mail dan nama fasilitas Anda.' },
      { name: 'Pilih paket', text: 'Ambil paket yang sesuai, tambahkan modul seperlunya.' },
      { name: 'Undang tim', text: 'Beri setiap orang perannya; aksesnya mengikuti.' },
      { name: 'Mulai', text: 'Isi daftar layanan dan tarif Anda. Modul lain menyusul kapan pun Anda siap.' },
    ],
  },
  product: {
    label: 'Produk',
    title: 'Modul-modul yang bekerja sebagai satu alur',
    lead: 'Yang dicatat satu modul dipakai modul lainnya. Pilih yang Anda perlukan.',
    everywhere: 'Termasuk di semua paket',
    included: 'Termasuk di paket {{plans}}',
    addon: 'Tambahan di paket {{plans}}',
    someComing: 'Modul bertanda “Segera hadir” belum dapat dipakai.',
    comingPoints: 'Nantinya akan seperti ini:',
    prices: 'Bandingkan paket dan harga',
  },
  shots: {
    title: 'Tampilan aslinya, bukan maket',
    lead: 'Diambil dari program yang berjalan, dengan data contoh.',
    list: [
      {
        name: 'Dasbor',
        text: 'Apa yang ada, apa yang baru, dan apa berikutnya, dalam sekali pandang.',
        alt: 'Dasbor dengan jumlah item, kategori, tag, dan pengguna, grafik item yang ditambahkan tiap minggu, serta diagram status item.',
      },
      {
        name: 'Daftar',
        text: 'Cari, saring, urutkan, dan ekspor. Tampilan Anda tersimpan di alamatnya.',
        alt: 'Daftar item katalog dalam tabel dengan kolom nama, kategori, tag, dan status.',
      },
      {
        name: 'Hak akses',
        text: 'Setiap peran terbaca dalam satu matriks: apa yang boleh, dan apa yang tidak.',
        alt: 'Formulir peran dengan matriks izin: baris untuk jenis data, kolom untuk lihat, tambah, ubah, dan hapus.',
      },
    ],
  },
  trust: {
    title: 'Yang kami pegang',
    list: [
      { name: 'Enkripsi', text: 'Sambungan dienkripsi. Kata sandi hanya disimpan sebagai hash yang tidak dapat dibaca balik.' },
      {
        name: 'Jejak audit',
        text: 'Siapa, apa, kapan, sebelum, dan sesudah: setiap perubahan tercatat dan catatannya tidak dapat dihapus.',
      },
      {
        name: 'Data milik fasilitas & pasien',
        text: 'Dokumennya milik fasilitas, isinya milik pasien. Kami mengolahnya hanya atas perintah Anda.',
      },
      { name: 'Ekspor kapan saja', text: 'Data Anda dapat dibawa keluar kapan pun, juga selama 90 hari setelah langganan berakhir.' },
    ],
    status: 'Integrasi SATUSEHAT dan BPJS',
    statusText: 'Belum tersedia; direncanakan untuk tahap berikutnya. Datanya sudah siap dipetakan (NIK, ICD-10).',
  },
  close: {
    title: 'Mulai dari yang paling Anda butuhkan.',
    text: 'Modul lain dapat ditambahkan ketika klinik Anda bertumbuh.',
  },
};

export default site;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    public: typeof site;
  }
}
