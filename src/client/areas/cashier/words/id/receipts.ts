/** Words of receipts, in Indonesian. */
const receipts = {
  others: 'Cara lain',
  on: { '80mm': 'Cetak pada gulungan 80 mm', A5: 'Cetak pada A5', A4: 'Cetak pada A4' },
  mail: 'Kirim lewat e-mail',
  mailed: 'Kuitansi dikirim ke e-mail pasien.',
  whatsApp: 'Kabari lewat WhatsApp',
  noPhone: 'tanpa nomor',
  reading: 'memuat…',
  printBill: 'Cetak nota',
  text: {
    pembayaran:
      'Halo {{name}}, pembayaran Anda di {{clinic}} sebesar {{amount}} pada {{day}} sudah kami terima. No. kuitansi: {{number}}. Terima kasih.',
    uang_muka:
      'Halo {{name}}, uang muka Anda di {{clinic}} sebesar {{amount}} pada {{day}} sudah kami terima. No. tanda terima: {{number}}. Terima kasih.',
    pengembalian: 'Halo {{name}}, {{clinic}} mengembalikan uang Anda sebesar {{amount}} pada {{day}}. No. bukti: {{number}}.',
  },
};

export default receipts;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    receipts: typeof receipts;
  }
}
