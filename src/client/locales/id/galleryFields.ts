/** Words of the style guide's fields and live form, in Indonesian. */
const galleryFields = {
  elements:
    'Setiap jenis isian yang dapat dideklarasikan, sebagaimana formulir menanyakannya. Label di atas, bantuan dan kesalahan di bawah.',
  validation: 'Formulir hidup menurut satu deklarasi. Aturannya sama dengan yang dipakai server; di sini tidak ada yang dikirim.',
  why: 'Coba periksa formulir kosong: kesalahan pertama tampil di bawah tiap isian, semuanya terkumpul di atas dengan tautan, dan fokus pindah ke sana.',
  form: 'Formulir contoh',
  result: 'Hasil pemeriksaan',
  check: 'Periksa',
  reset: 'Kosongkan',
  passed: 'Semua isian benar. Formulir sungguhan akan menyimpannya sekarang.',
  strength: 'Paling sedikit {{min}} karakter.',
  right: 'Nilai ini dapat dipakai.',
  locked: 'Nilai ini dibuat oleh sistem.',
  label: {
    text: 'Nama',
    longText: 'Catatan',
    richText: 'Deskripsi',
    email: 'E-mail',
    integer: 'Jumlah',
    money: 'Harga',
    secret: 'Kata sandi',
    flag: 'Aktif',
    date: 'Tanggal berlaku',
    oneOf: 'Bentuk sediaan',
    oneOfMany: 'Bentuk sediaan, enam pilihan',
    color: 'Warna',
    image: 'Gambar',
  },
  help: {
    text: 'Paling banyak 40 karakter.',
    longText: 'Tampil di bawah nama.',
    richText: 'Tebal, daftar, dan tautan boleh.',
    email: 'Kami kirimi tautan verifikasi.',
    integer: 'Antara 1 dan 500.',
    money: 'Rupiah bulat, tanpa titik.',
    secret: 'Gabungkan beberapa kata yang tidak berhubungan.',
    flag: 'Yang nonaktif tidak tampil di daftar.',
    date: 'Hari pertama harga ini dipakai.',
    oneOf: 'Pilih satu.',
    oneOfMany: 'Lebih dari empat pilihan menjadi daftar.',
    color: 'Dipakai sebagai titik di depan nama.',
    image: 'Diunggah setelah datanya disimpan.',
  },
  option: { tablet: 'Tablet', capsule: 'Kapsul', syrup: 'Sirop', injection: 'Injeksi', ointment: 'Salep', drops: 'Tetes' },
  kind: {
    text: 'Satu baris. Spasi di ujung dibuang sebelum diperiksa.',
    longText: 'Beberapa baris teks biasa; kotaknya tumbuh seperlunya.',
    richText: 'Teks dengan sedikit bentuk. Disaring di dua sisi, jadi tidak ada skrip yang ikut.',
    email: 'Huruf kecil semua setelah disimpan.',
    integer: 'Bilangan bulat dengan batas bawah dan atas.',
    money: 'Rupiah bulat, sampai 999.999.999.999.',
    secret: 'Ditulis dan tidak pernah dibaca kembali; dapat diperlihatkan selagi diketik.',
    flag: 'Ya atau tidak, dengan katanya.',
    date: 'Diketik menurut urutan bahasa, atau dipilih dari kalender.',
    oneOf: 'Sampai empat pilihan langsung ditampilkan.',
    oneOfMany: 'Selebihnya menjadi daftar.',
    color: 'Dari warna siap pakai, atau ditulis sendiri.',
    image: 'Dipilih atau diseret; pratinjaunya langsung tampil.',
  },
};

export default galleryFields;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    galleryFields: typeof galleryFields;
  }
}
