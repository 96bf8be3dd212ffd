/** Words of the page of one's own subscription, in Indonesian. */
import type { clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';

const subscription = {
  plan: {
    lost: 'Tidak dapat dipakai lagi: {{modules}}. Datanya tetap dapat diekspor pemilik klinik selama 90 hari.',
    total: 'Satu periode, dengan PPN',
    monthly: '{{amount}} per bulan',
    coming: 'Segera hadir: {{modules}}.',
    loading: 'Memuat paket dan harga…',
  },
  cancel: {
    lost: 'Yang ditutup setelah berhenti: {{modules}}.',
    export: 'Data klinik tidak dihapus. Pemilik klinik dapat mengekspornya selama {{days}} hari setelah berhenti.',
  },
  seats: '{{used}} dari {{seats}} terpakai',
  seatsHelp: 'Orang dengan akses dan undangan yang masih terbuka.',
  nextInvoice: 'Perkiraan tagihan berikutnya, dengan PPN',
  afterChange: 'Menurut perubahan yang menunggu.',
  opens: 'Membuka',
  discountUntil: 'untuk periode yang dimulai sampai {{date}}',
  comingSoon: 'Segera hadir',
  addons: 'Modul yang dapat ditambahkan',
  add: 'Tambahkan {{module}}',
  needs: 'Memerlukan {{modules}}, yang ikut ditambahkan.',
  waits: {
    title: 'Perubahan yang menunggu periode berikutnya',
    text: 'Paket {{package}} mulai {{date}}.',
    addons: 'Modul tambahan: {{modules}}.',
    seats: 'Kursi tambahan: {{count}}.',
  },
  history: {
    title: 'Riwayat langganan',
    empty: 'Belum ada riwayat.',
    failed: 'Riwayat tidak dapat dimuat.',
    provider: 'Tim kami',
    clock: 'Otomatis, menurut tanggalnya',
    reason: 'Alasan: {{reason}}',
    did: {
      activate: 'Langganan dimulai',
      extendTrial: 'Masa coba diperpanjang',
      grantDiscount: 'Potongan diubah',
      pause: 'Langganan dijeda',
      resume: 'Langganan dilanjutkan',
      cancel: 'Penghentian diminta',
      changePlan: 'Paket diubah',
      renew: 'Langganan diperpanjang dengan langganan baru',
      undoChange: 'Perubahan yang menunggu dibatalkan',
      keep: 'Penghentian dibatalkan',
      endTrial: 'Masa coba berakhir',
      applyChange: 'Perubahan yang menunggu diterapkan',
      startPeriod: 'Periode baru dimulai',
      startGrace: 'Masa tenggang dimulai',
      suspend: 'Langganan ditangguhkan',
      end: 'Langganan berakhir',
      bill: 'Tagihan dibuat',
      reactivate: 'Langganan aktif kembali setelah pembayaran',
      remind: 'Akhir masa coba diingatkan',
    } satisfies Record<keyof typeof clientsubsheader.commands, string>,
  },
};

export default subscription;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    subscription: typeof subscription;
  }
}
