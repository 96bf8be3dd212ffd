/** Words of the style guide's parts of forms, in Indonesian. */
const galleryForms = {
  purpose: 'Bagian formulir yang mencari, memilih, dan mengukur. Semuanya dapat dipakai hanya dengan papan tombol.',
  contents: {
    picker: 'Pemilih data',
    date: 'Tanggal',
    field: 'Isian ringan',
    check: 'Centang',
    select: 'Pilihan ringan',
    strength: 'Kekuatan kata sandi',
    qr: 'Kode QR',
  },
  why: {
    picker:
      'Mencari di server selagi diketik, jadi sanggup untuk puluhan ribu data. Yang ditawarkan di sini kategori dan tag klinik Anda yang sesungguhnya; memilih di sini tidak mengubah apa pun.',
    date: 'Diketik atau dipilih. Urutannya mengikuti bahasa, nilainya selalu tahun-bulan-hari.',
    field: 'Untuk halaman yang ringan. Label di atas, kesalahan pertama dan bantuan di bawah.',
    check: 'Untuk persetujuan dan pilihan ya atau tidak di halaman yang ringan.',
    select: 'Memakai daftar milik peramban: seketika, dan akrab di ponsel.',
    strength: 'Lima langkah, dengan kata; warnanya tidak pernah bicara sendirian.',
    qr: 'Gelap di atas putih di tema mana pun, sebab pembaca kode menuntutnya.',
  },
  one: 'Satu pilihan',
  many: 'Banyak pilihan',
  category: 'Kategori',
  tags: 'Tag',
  day: 'Tanggal kontrol',
  past: 'Tanggal kontrol sudah lewat.',
  email: 'E-mail',
  emailHelp: 'Kami kirimi tautan verifikasi.',
  phone: 'Telepon',
  optional: 'opsional',
  invalid: 'Bukan alamat e-mail yang benar.',
  remember: 'Ingat saya di perangkat ini',
  agree: 'Saya menyetujui syarat dan ketentuan',
  mustAgree: 'Anda harus menyetujui syarat dan ketentuan kami.',
  pageSize: 'Baris per halaman',
  rows: '{{count}} baris',
  score: 'Nilai {{score}}',
  qr: 'Kode QR contoh',
  qrFailed: 'Kode QR tidak dapat dibuat.',
};

export default galleryForms;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    galleryForms: typeof galleryForms;
  }
}
