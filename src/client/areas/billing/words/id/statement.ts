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
  left: 'Tidak ditampilkan: {{left}}.',
  out: '{{count}} baris uang keluar',
  sums: '{{count}} baris saldo atau jumlah',
  unread: '{{count}} baris tidak dapat dibaca',
  unreadHint: 'Baris ini tidak ikut dibukukan. Perbaiki di berkasnya lalu pilih lagi, atau catat pembayarannya satu per satu.',
  unreadMore: 'Masih ada {{count}} baris lain yang tidak dapat dibaca.',
  reason: {
    day: 'Tanggal tidak dapat dibaca: {{cell}}',
    day_count: 'Tanggal diubah Excel menjadi angka: {{cell}}',
    day_ahead: 'Tanggal belum terjadi: {{cell}}',
    amount: 'Jumlah tidak dapat dibaca: {{cell}}',
    amount_short: 'Jumlah disingkat Excel, angka belakangnya hilang: {{cell}}',
    cells: 'Isinya lebih banyak daripada nama kolom, jadi letaknya tidak pasti',
  },
  empty: 'kosong',
  order: {
    title: 'Tanggal ditulis hari/bulan atau bulan/hari?',
    hint: 'Urutan angka pada tanggal di berkas ini tidak pasti: {{dates}}.',
    day_month: 'Hari/bulan, seperti 25/11',
    month_day: 'Bulan/hari, seperti 11/25',
  },
  table: 'Baris mutasi',
  field: {
    day: 'Tanggal',
    text: 'Keterangan',
    amount: 'Jumlah',
    invoice: 'Membayar tagihan',
    because: 'Alasan',
    row: 'Baris',
    content: 'Isi baris',
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
  fits: 'Saran: {{client}} ({{because}})',
  take: 'Pilih {{number}}',
  doubt: {
    other_invoice: 'Menyebut tagihan lain: {{named}}',
    other_client: 'Menyebut klien lain: {{named}}',
    several_invoices: 'Menyebut beberapa tagihan: {{named}}',
    other_line: 'Tagihan ini sudah dicocokkan dengan baris lain: {{named}}',
    above_balance: 'Jumlahnya lebih besar daripada sisa tagihan {{named}}',
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
