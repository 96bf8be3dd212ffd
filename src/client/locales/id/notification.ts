/** Words of the notifications, in Indonesian. */
const notification = {
  title: 'Notifikasi',
  readAll: 'Tandai semua dibaca',
  more: 'Muat lebih banyak',
  unread: 'Baru',
  empty: 'Belum ada notifikasi',
  emptyMessage: 'Di sini Anda diberi tahu bila akun Anda berubah: kata sandi, e-mail, peran, atau ada yang masuk dari perangkat lain.',
  device: '{{browser}} di {{system}}',
  unknownDevice: 'perangkat yang tidak dikenal',
  unknownPlace: 'alamat yang tidak dikenal',
  kind: {
    password_changed: {
      title: 'Kata sandi Anda diganti',
      body: 'Semua perangkat lain telah dikeluarkan. Bukan Anda? Segera atur ulang kata sandi.',
    },
    password_reset: {
      title: 'Kata sandi Anda diatur ulang',
      body: 'Lewat tautan di e-mail Anda. Bukan Anda? Segera ganti kata sandi dan periksa sesi Anda.',
    },
    password_set: {
      title: 'Admin mengganti kata sandi Anda',
      body: 'Semua perangkat Anda dikeluarkan. Gantilah dengan kata sandi yang hanya Anda ketahui.',
    },
    email_change_asked: {
      title: 'E-mail baru menunggu verifikasi',
      body: '{{address}} berlaku setelah tautannya dibuka. Bukan Anda yang meminta? Segera ganti kata sandi.',
    },
    email_changed: { title: 'E-mail Anda diganti', body: 'Mulai sekarang Anda masuk dengan {{address}}.' },
    two_step_on: { title: 'Verifikasi dua langkah aktif', body: 'Setiap kali masuk, Anda diminta kode dari aplikasi autentikator.' },
    two_step_off: {
      title: 'Verifikasi dua langkah dimatikan',
      body: 'Akun Anda kini hanya dijaga kata sandi. Bukan Anda? Aktifkan lagi dan ganti kata sandi.',
    },
    recovery_codes_renewed: {
      title: 'Kode pemulihan baru dibuat',
      body: 'Kode yang lama tidak berlaku lagi. Simpan yang baru di tempat aman.',
    },
    signed_in_new_device: {
      title: 'Ada yang masuk dari perangkat lain',
      body: '{{device}}, {{ip}}. Bukan Anda? Akhiri sesi itu dan ganti kata sandi.',
    },
    account_locked: {
      title: 'Akun Anda sempat dikunci',
      body: 'Terlalu banyak percobaan masuk yang gagal; dikunci selama {{minutes}} menit.',
    },
    role_changed: { title: 'Peran Anda diganti', body: 'Peran Anda sekarang: {{roles}}. Menu dan izin Anda mengikuti peran ini.' },
    person_entered: {
      title: 'Orang baru di {{client}}',
      body: '{{name}} kini bekerja di {{client}} sebagai {{role}}. Bila bukan atas kehendak Anda, akhiri aksesnya.',
    },
    unknown: { title: 'Ada kabar tentang akun Anda', body: 'Muat ulang halaman untuk membacanya.' },
  },
};

export default notification;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notification: typeof notification;
  }
}
