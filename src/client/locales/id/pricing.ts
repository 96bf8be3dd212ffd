/** Words of the page of prices, in Indonesian. */
const pricing = {
  title: 'Bayar hanya modul yang dipakai',
  lead: 'Pilih paket, tambahkan modul seperlunya. Harga di bawah adalah harga yang berlaku hari ini.',
  away: {
    title: 'Harga sedang tidak dapat ditampilkan',
    text: 'Daftar harga belum bisa kami ambil. Biasanya ini hanya sebentar.',
    retry: 'Coba lagi',
  },
  none: 'Belum ada paket yang dijual saat ini.',
  cycle: {
    label: 'Cara membayar',
    monthly: 'Bulanan',
    yearly: 'Tahunan',
    saving: 'Hemat {{months}} bulan',
  },
  for: {
    doctor: 'Untuk praktik dokter perorangan.',
    clinic: 'Untuk klinik pratama dan utama.',
    hospital: 'Untuk rumah sakit umum dan khusus.',
  },
  plans: 'Paket',
  perMonth: 'per bulan',
  perYear: 'per tahun',
  saved: 'Hemat {{amount}} setahun.',
  monthlyOnly: 'Dibayar bulanan.',
  seats: '{{count}} pengguna',
  trial: 'Coba {{count}} hari',
  register: 'Daftar',
  includes: 'Sudah termasuk',
  includesLater: 'Termasuk, segera hadir',
  coming: '{{count}} dari {{all}} modulnya segera hadir.',
  tax: {
    before: 'Harga belum termasuk PPN.',
    none: 'Tidak dikenai PPN: penyedia bukan Pengusaha Kena Pajak.',
  },
  table: {
    title: 'Modul di setiap paket',
    lead: 'Modul tambahan dibayar per bulan, di luar harga paketnya.',
    scroll: 'Geser tabel ke samping untuk melihat semua paket.',
    module: 'Modul',
    included: 'Termasuk',
    unsold: 'Tidak dijual',
    total: 'Harga paket per bulan',
    seat: 'Tambahan satu pengguna',
    needs: 'Memerlukan {{features}}',
  },
  estimator: {
    title: 'Hitung perkiraan Anda',
    lead: 'Sampai ke rupiahnya, termasuk pajak.',
    noScript: 'Perkiraan ini memerlukan JavaScript. Tanpanya, harga pada tabel di atas tetap berlaku.',
    plan: 'Paket',
    addons: 'Modul tambahan',
    noAddons: 'Semua modul sudah termasuk dalam paket ini.',
    seats: 'Pengguna tambahan',
    seatsHint: 'Paket ini sudah mencakup {{count}} pengguna; setiap tambahan {{amount}} per bulan.',
    came: '{{along}} ikut dipilih karena diperlukan {{feature}}.',
    went: '{{along}} ikut dilepas karena memerlukan {{feature}}.',
    result: 'Perkiraan biaya',
    item: 'Rincian',
    amount: 'Jumlah',
    planLine: 'Paket {{plan}}',
    seatLine: '{{count}} pengguna tambahan',
    subtotal: 'Subtotal',
    dpp: 'DPP nilai lain ({{num}}/{{den}})',
    dppPlain: 'DPP',
    ppn: 'PPN {{rate}}%',
    total: 'Total',
    spoken: 'Total {{amount}} {{per}}',
    once: 'Dibayar sekali di muka untuk {{months}} bulan.',
    notInvoice: 'Ini perkiraan, bukan tagihan.',
  },
  notes: {
    title: 'Yang perlu Anda ketahui',
    list: [
      'Perubahan harga diumumkan sekurang-kurangnya 30 hari sebelum berlaku.',
      'Masa coba tidak meminta kartu.',
      'Batalkan kapan saja; berlaku pada akhir periode yang sudah dibayar.',
      'Naik paket berlaku seketika dan dihitung prorata per hari; turun paket berlaku pada periode berikutnya.',
    ],
    more: 'Pertanyaan lain tentang pembayaran',
  },
};

export default pricing;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    pricing: typeof pricing;
  }
}
