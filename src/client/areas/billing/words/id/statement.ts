/** Words of the page that books a bank statement, in Indonesian. */
const statement = {
  purpose: 'Cocokkan uang masuk di rekening dengan tagihan yang terbuka. Tidak ada yang dibukukan sebelum Anda menyetujuinya.',
  choose: 'Pilih berkas CSV',
  another: 'Pilih berkas lain',
  drop: 'Seret berkas CSV mutasi rekening ke sini, atau pilih dari komputer.',
  columns: 'Kolom BCA dan Mandiri dikenali. Berkas lain memerlukan kolom Tanggal, Keterangan, dan Jumlah.',
  paste: 'Tempel isi mutasi',
  pasteLabel: 'Isi mutasi, dengan baris nama kolom',
  readPasted: 'Baca yang ditempel',
  pastedName: 'Mutasi yang ditempel',
  bank: { bca: 'Kolom BCA', mandiri: 'Kolom Mandiri', general: 'Kolom umum' },
  ofAccount: 'Rekening {{bank}} {{number}}',
  incoming: '{{count}} baris uang masuk',
  unread: 'Baris {{rows}} tidak dapat dibaca dan dilewati.',
  table: 'Baris mutasi',
  field: {
    day: 'Tanggal',
    text: 'Keterangan',
    amount: 'Jumlah',
    invoice: 'Membayar tagihan',
    because: 'Alasan',
    result: 'Hasil',
    balance: 'Sisa tagihan',
  },
  invoiceOf: 'Tagihan untuk baris {{row}}',
  open: '{{number}} · {{client}} · sisa {{balance}}',
  because: {
    reference: 'Kode tagihan',
    client_and_amount: 'Nama dan jumlah',
    amount: 'Hanya jumlah',
    person: 'Pilihan Anda',
    none: 'Belum dicocokkan',
    booked: 'Sudah dibukukan',
  },
  chosen: '{{count}} pembayaran dipilih, {{sum}}',
  noneChosen: 'Pilih tagihan untuk baris yang ingin dibukukan.',
  check: 'Periksa dulu',
  would: 'Yang akan dibukukan',
  wouldHint: 'Belum ada yang berubah. Ubah pilihan di atas bila ada yang tidak benar.',
  book: 'Bukukan {{count}} pembayaran',
  done: 'Hasil pembukuan',
  total: 'Jumlah',
  result: {
    added: 'Pembayaran baru',
    proof_verified: 'Bukti dari klien diverifikasi',
    booked_before: 'Sudah dibukukan sebelumnya',
  },
  toPayments: 'Ke daftar pembayaran',
};

export default statement;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    statement: typeof statement;
  }
}
