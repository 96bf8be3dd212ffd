/** What each feature that is sold is called and does, in Indonesian. */
const features = {
  team: {
    name: 'Tim & Pasien',
    job: 'Siapa yang bekerja, siapa yang boleh praktik hari ini, siapa yang dirawat.',
    points: [
      'Masa berlaku SIP terpantau; peringatannya muncul 60 hari sebelum habis.',
      'Jadwal praktik dan cuti tidak bertumpuk, jadi tidak ada janji ganda.',
      'Nomor rekam medis dibuat otomatis; NIK yang sama tidak diterima dua kali.',
    ],
  },
  icd: {
    name: 'Kode ICD',
    job: 'Kode yang tepat dalam hitungan detik.',
    points: [
      'Ketik K922, K92.2, atau k92: yang ditemukan sama.',
      'Cari dalam bahasa Indonesia, Inggris, atau istilah Anda sendiri.',
      'Diagnosis lama tidak berubah ketika daftar kode diperbarui.',
    ],
  },
  services: {
    name: 'Layanan & Tarif',
    job: 'Satu daftar harga untuk semua unit.',
    points: [
      'Konsultasi, tindakan, laboratorium, radiologi, farmasi, dan kamar dalam satu daftar.',
      'Kode Anda sendiri, tanpa kode ganda, dan nama bahasa Inggris untuk dokumen.',
      'Dapat dicari, disaring, dan diekspor kapan saja.',
    ],
  },
  treatment: {
    name: 'Tindakan',
    job: 'Apa yang dikerjakan, oleh siapa, dan dengan persetujuan apa.',
    points: [
      'Tindakan yang perlu persetujuan tertulis tidak dapat dimulai tanpanya.',
      'Bahan habis pakai dan biaya tercatat bersamaan saat tindakan selesai.',
      'Paket berulang, seperti enam sesi fisioterapi, terhitung sendiri.',
    ],
  },
  inventory: {
    name: 'Inventaris',
    job: 'Stok di layar sama dengan stok di rak.',
    points: [
      'Stok tidak bisa minus, juga ketika dua orang mengambil yang terakhir bersamaan.',
      'Stok layak dan stok kedaluwarsa ditampilkan terpisah.',
      'Penerimaan, transfer antargudang, dan opname masuk ke satu kartu stok.',
    ],
  },
  pharmacy: {
    name: 'Farmasi',
    job: 'Obat yang lebih dulu kedaluwarsa keluar lebih dulu.',
    points: [
      'Telaah resep yang tegas: alergi menghentikan, bukan sekadar mengingatkan.',
      'Stok dan tagihan berubah pada saat yang sama, yaitu ketika obat diserahkan.',
      'Racikan, penyerahan sebagian, retur, dan etiket siap cetak.',
    ],
  },
  laboratory: {
    name: 'Laboratorium',
    job: 'Hasil baru terlihat setelah diverifikasi.',
    points: [
      'Nilai rujukan menurut jenis kelamin dan umur dalam hari, dapat Anda sesuaikan.',
      'Nilai kritis wajib dilaporkan dan dibacakan ulang sebelum diverifikasi.',
      'Koreksi menjadi versi baru; hasil lama tetap terbaca.',
    ],
  },
  radiology: {
    name: 'Radiologi',
    job: 'Dari permintaan sampai ekspertise yang disahkan.',
    points: [
      'Daftar kerja tersendiri untuk radiografer dan untuk dokter pembaca.',
      'Pertanyaan kehamilan terjawab sebelum pemeriksaan dengan sinar dimulai.',
      'Ekspertise terkunci setelah disahkan; perubahannya menjadi amandemen.',
    ],
  },
  bed: {
    name: 'Tempat Tidur',
    job: 'Satu tempat tidur, satu pasien — selalu.',
    points: [
      'Papan per ruang: kosong, dipesan, terisi, dibersihkan, atau dalam perbaikan.',
      'Dua petugas memilih tempat tidur yang sama? Hanya satu yang mendapatkannya.',
      'BOR, AVLOS, TOI, dan BTO dihitung dari data, bukan diketik.',
    ],
  },
  admission: {
    name: 'Rawat Inap',
    job: 'Dari perintah rawat sampai pasien pulang dan semuanya tertagih.',
    points: [
      'DPJP, kelas, dan pindah kamar tercatat tanpa celah waktu.',
      'Tempat tidur baru dilepas setelah pasien benar-benar pulang.',
      'Sebelum pasien pulang, order dan tagihan yang masih terbuka diperlihatkan.',
    ],
  },
};

export default features;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    features: typeof features;
  }
}
