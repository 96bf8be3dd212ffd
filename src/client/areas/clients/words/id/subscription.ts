/** Words of the page of one's own subscription, in Indonesian. */

const subscription = {
  plan: {
    now: 'Mulai sekarang {{amount}}, untuk sisa periode ini.',
    nothingNow: 'Mulai sekarang {{amount}}.',
    creditNow: 'Kredit {{amount}} untuk sisa periode ini mengurangi tagihan berikutnya.',
    next: 'Mulai {{date}}: {{price}} ({{difference}}).',
    nextOnly: 'Mulai {{date}}: {{price}}.',
    same: 'tetap',
    priceNow: '{{amount}} sekarang',
    withTax: 'Semua jumlah sudah termasuk PPN.',
    each: {
      monthly: '{{amount}} per bulan',
      quarterly: '{{amount}} per triwulan',
      semiannual: '{{amount}} per semester',
      yearly: '{{amount}} per tahun',
    },
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
};

export default subscription;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    subscription: typeof subscription;
  }
}
