/** Words of the audit, the trash and the outbox, in Indonesian. */
const audit = {
  list: {
    title: 'Jejak audit',
    purpose: 'Siapa mengubah apa, kapan, dan dari mana. Tidak ada yang dapat mengubah atau menghapus catatan ini.',
    empty: 'Belum ada catatan.',
    search: 'Cari nama orang atau data',
  },
  fields: {
    created_at: 'Waktu',
    action: 'Tindakan',
    resource: 'Jenis data',
    record_label: 'Data',
    actor: 'Pelaku',
    ip: 'Alamat IP',
  },
  action: {
    add: 'Menambah',
    update: 'Mengubah',
    destroy: 'Menghapus',
    restore: 'Memulihkan',
    purged: 'Dibuang selamanya',
    exported: 'Mengekspor',
    imported: 'Mengimpor',
    demo: 'Mengisi data contoh',
    sign_in: 'Masuk',
    sign_in_failed: 'Gagal masuk',
    sign_out: 'Keluar',
    locked: 'Akun dikunci',
    registered: 'Mendaftar',
    password_changed: 'Mengganti kata sandi',
    password_reset: 'Mengatur ulang kata sandi',
    email_reverted: 'Membatalkan perubahan e-mail',
    two_step_on: 'Mengaktifkan verifikasi dua langkah',
    two_step_off: 'Mematikan verifikasi dua langkah',
    view_as: 'Melihat sebagai peran lain',
    view_as_ended: 'Selesai melihat sebagai peran lain',
  },
  nobody: 'Sistem',
  line: {
    title: 'Catatan audit',
    purpose: 'Satu tindakan, sebagaimana dicatat.',
    openRecord: 'Buka data ini',
    missing: 'Catatan ini tidak ditemukan.',
    back: 'Ke jejak audit',
  },
  changes: {
    field: 'Bidang',
    before: 'Sebelum',
    after: 'Sesudah',
    only: 'Nilai',
    secret: 'Dirahasiakan',
    kept: '{{count}} tetap',
    more: 'dan {{count}} lainnya',
    formatting: 'Hanya format teksnya yang berubah.',
  },
  /** Fields that no form shows. */
  field: {
    excerpt: 'Ringkasan',
    owner: 'Pemilik',
    system: 'Bawaan',
    email_verified_at: 'E-mail diverifikasi',
    pending_email: 'E-mail baru, belum diverifikasi',
  },
  /** What a line tells of an act that changed no record. */
  detail: { role: 'Peran', sessions: 'Sesi yang diakhiri', count: 'Jumlah data', query: 'Saringan', recovery_codes: 'Kode pemulihan' },
  renewed: 'Dibuat ulang',
  history: {
    empty: 'Belum ada riwayat.',
    more: 'Tampilkan yang lebih lama',
    restore: 'Pulihkan ke sebelum ini',
    restoreTitle: 'Kembalikan nilai lama?',
    restoreMessage: 'Nilai sebelum perubahan ini disimpan sebagai perubahan baru. Riwayatnya tetap utuh.',
    restoreConfirm: 'Ya, pulihkan',
    restored: 'Nilai lama sudah dikembalikan.',
    failed: 'Nilai lama belum dikembalikan',
    stale: 'Periksa dulu perubahan terbaru di bawah ini, lalu pulihkan lagi bila masih perlu.',
  },
  trash: {
    title: 'Tempat sampah',
    purpose: 'Yang dihapus tinggal di sini sampai dibuang selamanya.',
    empty: 'Tempat sampah kosong.',
    search: 'Cari nama',
    fields: { label: 'Data', resource: 'Jenis data', count: 'Jumlah', actor: 'Dihapus oleh', created_at: 'Dihapus', expires_at: 'Dibuang' },
    restore: 'Pulihkan',
    restoreOne: 'Pulihkan {{name}}',
    restored: '{{name}} dipulihkan.',
  },
  outbox: {
    title: 'Kotak keluar',
    purpose: 'Surat yang dikirim Nadi. Tanpa server SMTP, surat menunggu dibaca di sini.',
    empty: 'Belum ada surat.',
    search: 'Cari penerima atau perihal',
    fields: { subject: 'Perihal', to: 'Penerima', purpose: 'Jenis', status: 'Status', attempts: 'Percobaan', sent_at: 'Terkirim', created_at: 'Dibuat', error: 'Kesalahan' },
    status: { queued: 'Menunggu', sent: 'Terkirim', failed: 'Gagal', kept: 'Disimpan' },
    mail: 'Surat',
    blanked: 'Isi surat dihapus setelah terkirim, karena dapat memuat tautan rahasia.',
    kinds: {
      welcome: 'Selamat datang',
      verify: 'Verifikasi e-mail',
      reset: 'Atur ulang kata sandi',
      password_changed: 'Kata sandi diganti',
      address_changed: 'Alamat diganti',
      two_step_removed: 'Verifikasi dua langkah dimatikan',
      account_locked: 'Akun dikunci',
    },
    missing: 'Surat ini tidak ditemukan.',
    back: 'Ke kotak keluar',
    notSent: 'Belum',
  },
};

export default audit;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    audit: typeof audit;
  }
}
