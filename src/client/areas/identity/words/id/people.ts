/** Words of the people screens (users, roles, permissions), in Indonesian. */
const people = {
  user: {
    fields: {
      password_confirmation: 'Konfirmasi kata sandi',
    },
    help: {
      password_edit: 'Kosongkan bila tidak diganti. Kata sandi baru mengakhiri semua sesinya.',
      password_confirmation: 'Ketik sekali lagi.',
    },
    never: 'Belum pernah',
    unverified: 'Belum diverifikasi',
    you: 'Anda',
    ownRoles: 'Anda tidak dapat mengubah peran sendiri. Mintalah kepada admin lain.',
    ownEmail: 'Ganti alamat e-mail Anda di profil: di sana kata sandi ditanyakan.',
  },
  role: {
    system: 'Bawaan',
    systemName: 'Sistem mengenali peran bawaan dari namanya, jadi nama itu tidak dapat diganti.',
    shown: 'Peran bawaan',
    shownPurpose: 'Apa yang boleh dilakukan pemegang peran ini di klinik.',
    ofAllClients: 'Peran bawaan sama di semua klinik, jadi tidak dapat diubah di sini. Gandakan untuk membuat peran klinik Anda sendiri.',
    people: 'Orang dengan peran ini',
    duplicate: 'Gandakan peran',
    copyName: 'Salinan dari {{name}}',
    copyMissing: 'Peran yang akan disalin tidak ditemukan',
    copyMissingMessage: 'Peran itu mungkin sudah dihapus. Anda tetap dapat menambah peran dari awal.',
    compare: 'Bandingkan peran',
    replace: 'Hapus peran {{name}}?',
    replaceExplain:
      'Peran ini dipegang {{count}} orang. Pilih peran penggantinya: mereka semua memegangnya begitu peran ini dihapus. Ini tidak dapat diurungkan.',
    instead: 'Peran pengganti',
    replaceYes: 'Pindahkan dan hapus',
    replaceNone: 'Tidak ada peran lain yang dapat mereka pegang. Buatlah lebih dahulu.',
    replaced: 'Peran “{{name}}” dihapus. Pemegangnya kini memegang peran pengganti.',
  },
  permission: {
    system: 'Izin bawaan',
    fixed: 'Diperiksa oleh sistem, jadi tidak dapat diganti.',
  },
  action: {
    view: 'Lihat',
    create: 'Buat',
    edit: 'Ubah',
    delete: 'Hapus',
    approve: 'Setujui',
    export: 'Ekspor',
    assign: 'Tugaskan',
    activate: 'Aktifkan',
    configure: 'Ubah pengaturan',
    grant: 'Beri kelonggaran pada',
    pause: 'Jeda',
    cancel: 'Hentikan',
    change: 'Ganti',
    advance: 'Majukan',
    end: 'Akhiri',
    issue: 'Terbitkan',
    use: 'Pakai',
    reply: 'Balas',
    manage: 'Tangani',
    credit: 'Kreditkan',
    verify: 'Verifikasi',
    reverse: 'Balikkan',
    pay: 'Bayar',
  },
  /** A permission in words: "Lihat item". */
  phrase: '{{action}} {{resource}}',
  matrix: {
    resource: 'Data',
    others: 'Lainnya',
    count: '{{chosen}} dari {{total}} izin dipilih',
    rowCount: '{{chosen}} dari {{total}}',
    all: 'Semua izin',
    row: 'Semua izin untuk {{resource}}',
    column: '{{action}} untuk semua data',
    hint: 'Tombol panah berpindah, spasi mencentang.',
    adminKeeps: 'Peran admin selalu memegang semua izin bawaan, supaya selalu ada yang dapat mengelola sistem.',
    failed: 'Daftar izin tidak dapat dimuat.',
  },
  compare: {
    title: 'Bandingkan peran',
    purpose: 'Lihat apa yang dimiliki satu peran dan tidak dimiliki yang lain.',
    left: 'Peran pertama',
    right: 'Peran kedua',
    swap: 'Tukar kedua peran',
    differences: 'Hanya yang berbeda',
    all: 'Semua izin',
    show: 'Yang ditampilkan',
    permission: 'Izin',
    has: 'Boleh',
    lacks: 'Tidak',
    onlyIn: 'Hanya {{name}}',
    both: 'Keduanya',
    choose: 'Pilih dua peran untuk dibandingkan',
    sameRole: 'Kedua pilihan adalah peran yang sama. Pilih peran lain di salah satu sisi.',
    equal: 'Kedua peran memegang izin yang persis sama.',
    neither: 'Tidak ada izin yang dipegang salah satu peran ini.',
    edit: 'Ubah {{name}}',
  },
};

export default people;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    people: typeof people;
  }
}
