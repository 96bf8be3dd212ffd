/** Words of the queue of payments that wait for verification, in Indonesian. */
const paymentQueue = {
  purpose: 'Bandingkan bukti dari klien dengan mutasi rekening, lalu verifikasi atau tolak. Yang paling lama menunggu tampil dulu.',
  place: '{{at}} dari {{total}}',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  keys: 'Tombol: V verifikasi, T tolak, J berikutnya, K sebelumnya.',
  empty: 'Tidak ada yang menunggu',
  emptyMessage: 'Semua pembayaran sudah diverifikasi atau ditolak.',
  proof: 'Bukti bayar',
  noProof: 'Klien tidak mengirim bukti. Cocokkan dengan mutasi rekening.',
  facts: 'Data pembayaran',
  same: 'Sama dengan sisa tagihan',
  less: 'Kurang {{amount}} dari sisa tagihan',
  more: 'Lebih {{amount}} dari sisa tagihan',
  open: 'Sisa tagihan',
  note: 'Berita transfer',
  sameReference: 'Referensi yang sama',
  others: 'Pembayaran lain untuk tagihan ini',
  outcome: {
    recorded: '{{amount}} dicatat untuk tagihan {{number}}.',
    takenBack: '{{amount}} ditarik dari tagihan {{number}}.',
    settled: 'Tagihan itu lunas.',
    left: 'Sisanya {{amount}}.',
    excess: '{{amount}} menjadi saldo kredit klien.',
    spent: '{{amount}} dari saldo kredit membayar tagihan lain.',
    active: 'Langganan {{number}} aktif kembali.',
  },
};

export default paymentQueue;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    paymentQueue: typeof paymentQueue;
  }
}
