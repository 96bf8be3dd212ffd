/** Words of the page of one's own subscription, in Indonesian. */

const subscription = {
  plan: {
    now: 'Berlaku sekarang: {{amount}} untuk sisa periode ini, ditagih sekarang dengan tagihan tersendiri.',
    nowLater: 'Berlaku sekarang: {{amount}} untuk sisa periode ini, ditagih bersama periode yang mulai {{date}}.',
    nothingNow: 'Tidak ada yang dibayar untuk sisa periode ini.',
    creditNow: 'Kredit {{amount}} untuk sisa periode ini dikembalikan sekarang dengan nota kredit.',
    creditNext: 'Kredit {{amount}} untuk sisa periode ini mengurangi tagihan berikutnya.',
    next: 'Mulai {{date}}: {{price}} ({{difference}}).',
    nextOnly: 'Mulai {{date}}: {{price}}.',
    same: 'tetap',
    priceNow: '{{amount}} sekarang',
    priceLater: '{{amount}} di tagihan berikutnya',
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
    beforeTax: 'Harga belum termasuk PPN.',
    choose: 'Pilih paket, modul, kursi, atau siklus lain untuk melihat selisihnya.',
    loading: 'Memuat paket dan harga…',
  },
  cancel: {
    trialPurpose: 'Setelah masa coba berhenti, data hanya dapat diekspor oleh pemilik klien selama 90 hari. Tidak ada tagihan.',
    trialEnd: 'Di akhir masa coba',
    trialNow: 'Sekarang juga',
    atEnd: 'Langganan berjalan sampai {{date}}, lalu berhenti. Periode berikutnya tidak ditagih.',
    atTrialEnd: 'Masa coba berjalan sampai {{date}}, lalu berhenti tanpa tagihan.',
    trialStops: 'Masa coba berhenti sekarang, tanpa tagihan.',
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
  opening: {
    purpose: 'Siapa kliennya, paket dan modulnya, dan bagaimana mulainya: tersimpan sekaligus.',
    without: 'Tanpa langganan',
    client: 'Klien',
    owner: 'E-mail pemilik',
    ownerHelp: 'Diundang sebagai pemilik, dan tagihan dikirim ke alamat ini. Boleh menyusul.',
    plan: 'Paket dan modul',
    noPackage: 'Belum ada paket untuk jenis klien ini.',
    included: 'Sudah termasuk: {{modules}}.',
    beforeTax: 'Sebelum PPN',
    tax: 'PPN',
    total: {
      monthly: 'Total per bulan, dengan PPN',
      quarterly: 'Total per triwulan, dengan PPN',
      semiannual: 'Total per semester, dengan PPN',
      yearly: 'Total per tahun, dengan PPN',
    },
    start: 'Mulai',
    trial: 'Masa coba {{count}} hari',
    active: 'Langsung aktif; tagihan pertama terbit',
    save: 'Simpan klien',
  },
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
