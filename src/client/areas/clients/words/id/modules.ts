/** Words of the pages that describe their module, and of what the subscription allows, in Indonesian. */
const modules = {
  coming: 'Segera hadir',
  locked: 'Belum dapat dipakai',
  does: 'Yang akan dikerjakan di sini',
  needs: 'Yang dibutuhkan',
  meanwhile: 'Sementara itu',
  need: {
    bought: 'Modul {{module}} sudah termasuk dalam langganan klinik',
    boughtNow: 'Tidak ada biaya tambahan ketika halaman ini dibuka.',
    preparing: 'Tidak ada yang perlu Anda lakukan',
    preparingNow: 'Halaman ini sedang kami siapkan dan akan terbuka di alamat yang sama.',
  },
  ask: {
    owner:
      'Modul dipilih oleh penanggung jawab langganan di klinik Anda. Sampaikan kepadanya, atau kepada admin, modul mana yang Anda perlukan.',
    names: 'Yang dapat menambahkannya: {{owners}}. Sampaikan modul mana yang Anda perlukan.',
    decide: 'Anda pemilik klinik ini, jadi Anda yang memutuskan modul mana yang dipakai.',
    preparing: 'Ada yang mendesak? Sampaikan kepada admin Anda.',
    self: 'Pekerjaan lain tetap berjalan seperti biasa.',
  },
  offer: {
    title: 'Harga dan cara mendapatkannya',
    monthly: 'per bulan, sebelum PPN',
    included: 'Modul ini sekarang termasuk dalam paket klinik Anda, tetapi belum ada ketika paket diambil. Hubungi kami untuk membukanya.',
    elsewhere: 'Paket klinik Anda tidak menjual modul ini. Modul ini ada di paket {{packages}}.',
    sold: 'Modul ini ada di paket {{packages}}.',
    nowhere: 'Modul ini sedang tidak dijual. Hubungi kami bila Anda memerlukannya.',
    along: 'Memerlukan {{module}} ({{price}} per bulan), yang ikut ditambahkan.',
    ended:
      'Langganan klinik sudah berakhir. Pemilik klinik dapat memperpanjangnya, dan mengekspor data selama {{days}} hari setelah berakhir.',
    none: 'Klinik ini belum berlangganan.',
    add: 'Tambahkan modul',
    export: 'Ekspor {{list}}',
  },
  banner: {
    grace: 'Pembayaran langganan belum kami terima. Untuk sementara semua masih dapat dipakai.',
    suspended: 'Langganan klinik ditangguhkan: data dapat dilihat, dicetak, dan diekspor, tetapi tidak dapat diubah.',
    paused: 'Langganan klinik dijeda: data dapat dilihat, dicetak, dan diekspor, tetapi tidak dapat diubah.',
    ended: 'Langganan klinik sudah berakhir.',
    checked: {
      grace: 'Bukti pembayaran Anda sedang kami periksa. Sementara itu semua tetap dapat dipakai.',
      suspended: 'Bukti pembayaran Anda sedang kami periksa. Langganan dibuka lagi setelah pembayarannya terverifikasi.',
    },
    owner: {
      grace: 'Selesaikan pembayarannya agar pekerjaan tidak terhenti.',
      suspended: 'Selesaikan pembayarannya untuk membukanya lagi.',
      paused: 'Anda dapat melanjutkannya kapan saja.',
      ended: 'Anda dapat memperpanjangnya, dan mengekspor data sampai {{date}}.',
    },
    staff: {
      grace: 'Yang dapat menyelesaikannya: {{owners}}.',
      suspended: 'Yang dapat membukanya lagi: {{owners}}.',
      paused: 'Yang dapat melanjutkannya: {{owners}}.',
      ended: 'Yang dapat memperpanjangnya, dan mengekspor data sampai {{date}}: {{owners}}.',
    },
  },
  readOnly: 'Untuk sementara hanya dapat dilihat',
  go: {
    back: 'Ke daftar',
    pricing: 'Lihat harga',
    dashboard: 'Kembali ke dasbor',
    subscription: 'Buka langganan',
    pay: 'Bayar tagihan',
    payment: 'Lihat pembayaran',
    list: 'Ke {{page}}',
  },
  page: {
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
      'Satu daftar harga milik klinik Anda untuk konsultasi, tindakan, laboratorium, radiologi, farmasi, dan kamar. Dapat dicari, disaring, dan diekspor.',
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
