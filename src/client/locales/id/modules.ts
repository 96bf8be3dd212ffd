/** Words of the pages whose modules are not active or not finished yet, in Indonesian. */
const modules = {
  state: { module: 'Modul belum aktif', preparing: 'Sedang disiapkan' },
  does: 'Yang akan dikerjakan di sini',
  needs: 'Yang dibutuhkan',
  meanwhile: 'Sementara itu',
  need: {
    module: 'Modul {{module}} dalam langganan klinik Anda',
    moduleNow: 'Hari ini modul ini belum aktif. Data Anda yang lain tidak terpengaruh.',
    depends: 'Modul {{module}} lebih dahulu',
    dependsWhy: 'Halaman ini bekerja di atasnya, jadi keduanya diaktifkan bersama.',
    preparing: 'Tidak ada yang perlu Anda lakukan',
    preparingNow: 'Halaman ini sedang kami siapkan dan akan terbuka di alamat yang sama.',
  },
  ask: {
    owner:
      'Modul dipilih oleh penanggung jawab langganan di klinik Anda. Sampaikan kepadanya, atau kepada admin, modul mana yang Anda perlukan.',
    manager: 'Anda dapat mengatur langganan. Begitu halaman Langganan siap, modul diaktifkan dari sana.',
    preparing: 'Ada yang mendesak? Sampaikan kepada admin Anda.',
    self: 'Pekerjaan lain tetap berjalan seperti biasa.',
  },
  go: {
    pricing: 'Lihat harga',
    dashboard: 'Kembali ke dasbor',
    subscription: 'Buka langganan',
    list: 'Ke {{page}}',
  },
  page: {
    invoice:
      'Semua tagihan dengan status, jatuh tempo, dan PDF-nya. Bayar lewat transfer, unggah buktinya, dan lihat sisa serta nota kreditnya.',
    ticketList: 'Semua pertanyaan dan laporan Anda, dengan status dan waktu tanggapannya. Balasan tim kami berada di percakapan yang sama.',
    ticketAdd:
      'Menyampaikan pertanyaan, gangguan, atau permintaan modul, dengan lampiran bila perlu. Nomor tiket dan batas waktu tanggapan diberikan seketika.',
    ticketDetail: 'Percakapan satu tiket dari awal sampai selesai. Balas, lampirkan berkas, dan tutup bila sudah terjawab.',
    ticketEdit: 'Memperbaiki judul, kategori, atau prioritas sebuah tiket. Riwayat percakapannya tidak berubah.',
    team: 'Siapa yang bekerja di klinik ini, apa perannya, dan sampai kapan SIP-nya berlaku. Jadwal praktik dan cuti diatur di sini, tanpa bentrok.',
    admission:
      'Dari perintah rawat sampai pasien pulang: kamar, DPJP, pindah kamar, dan ringkasan pulang. Tempat tidur tetap terisi sampai pasien benar-benar pulang.',
    bed: 'Papan tempat tidur per ruang: kosong, dipesan, terisi, atau sedang dibersihkan. Satu tempat tidur hanya untuk satu pasien, dan BOR dihitung sendiri.',
    radiology:
      'Menerima permintaan foto, menjadwalkan, dan menulis ekspertise sampai disahkan. Hasil yang sudah disahkan tidak berubah; perbaikan menjadi versi baru.',
    laboratory:
      'Dari permintaan, sampel, hasil, sampai verifikasi, dengan nilai rujukan menurut umur dan jenis kelamin. Hasil baru terlihat setelah diverifikasi.',
    pharmacy: 'Menelaah, menyiapkan, dan menyerahkan resep dengan batch yang tepat. Obat yang lebih dulu kedaluwarsa keluar lebih dulu.',
    icd: 'Menemukan kode diagnosis dalam hitungan detik, dalam bahasa Indonesia atau Inggris. Simpan favorit dan istilah klinik Anda sendiri.',
    stockEntry:
      'Setiap perubahan stok sebagai satu dokumen: penerimaan, transfer, pemakaian, opname. Stok tidak pernah kurang dari nol, dan yang sudah diposting hanya dibalik, tidak dihapus.',
    supplier:
      'Pemasok obat dan alat, dengan izin, termin, dan riwayat penerimaannya. Obat hanya diterima dari PBF yang izinnya masih berlaku.',
    warehouse:
      'Gudang, apotek, dan depo, masing-masing dengan penanggung jawab dan nilai stoknya. Saldo selalu sama dengan jumlah mutasinya.',
    product:
      'Obat, alat kesehatan, dan bahan habis pakai, dengan satuan, golongan, dan stok layaknya. Yang hampir habis atau hampir kedaluwarsa tampil paling dulu.',
    clinicServices:
      'Satu daftar harga untuk konsultasi, tindakan, laboratorium, radiologi, dan kamar. Tarif berlaku sejak tanggalnya, dan tagihan lama tidak ikut berubah.',
    treatment:
      'Mencatat tindakan yang dilakukan: pelaksana, persetujuan, bahan yang dipakai, dan biayanya. Stok dan tagihan dicatat bersama, atau tidak sama sekali.',
  },
};

export default modules;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    modules: typeof modules;
  }
}
