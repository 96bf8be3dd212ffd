/** Words of the sign-in family, in Indonesian. */
const auth = {
  login: {
    title: 'Selamat datang kembali',
    purpose: 'Masuk untuk melanjutkan pekerjaan Anda.',
    email: 'E-mail',
    emailHint: 'nama@klinik.id',
    password: 'Kata sandi',
    show: 'Tampilkan kata sandi',
    hide: 'Sembunyikan kata sandi',
    submit: 'Masuk',
    busy: 'Sedang masuk…',
    forgot: 'Lupa kata sandi?',
    noAccount: 'Belum punya akun?',
    register: 'Daftar',
  },
  demo: {
    title: 'Akun contoh',
    purpose: 'Situs ini hanya untuk mencoba. Akun ini dipakai bersama: siapa pun dapat masuk, jadi jangan masukkan data sungguhan.',
    enter: 'Masuk sebagai {{email}}',
    roles: { admin: 'Boleh melakukan semuanya', creator: 'Membuat dan menyunting kategori, tag, dan item', member: 'Melihat item' },
  },
  code: {
    app: {
      label: 'Kode dari aplikasi autentikator',
      help: 'Enam angka yang sedang tampil di ponsel Anda.',
      other: 'Pakai kode pemulihan',
    },
    recovery: {
      label: 'Kode pemulihan',
      help: 'Salah satu kode yang Anda simpan saat mengaktifkan verifikasi dua langkah. Tiap kode hanya berlaku sekali.',
      other: 'Pakai kode dari aplikasi',
    },
  },
  again: {
    title: 'Sesi Anda telah berakhir',
    purpose: 'Masuk lagi di sini; yang sudah Anda ketik tetap ada.',
    submit: 'Lanjutkan',
  },
  lock: {
    title: 'Layar terkunci',
    purpose: 'Semua yang Anda kerjakan tetap ada di baliknya.',
    pagePurpose: 'Masukkan kata sandi untuk kembali ke pekerjaan Anda.',
    submit: 'Buka kunci',
    wrongPassword: 'Kata sandi salah!',
    other: 'Masuk sebagai orang lain',
    otherPurpose:
      'Begitu orang lain masuk, halaman {{name}} ditutup. Isian yang belum disimpan tetap terenkripsi di peramban ini sampai pemiliknya masuk lagi.',
    otherLost: 'Begitu orang lain masuk, pekerjaan {{name}} yang belum disimpan di layar ini hilang.',
    back: 'Kembali ke {{name}}',
  },
  password: {
    same: 'Kedua kata sandi sama.',
    label: 'Kata sandi',
    again: 'Ulangi kata sandi',
    help: 'Sedikitnya {{min}} karakter. Beberapa kata yang tidak berhubungan mudah diingat dan sulit ditebak.',
  },
  register: {
    title: 'Daftar di {{brand}}',
    purpose: 'Buat akun untuk klinik, rumah sakit, atau praktik Anda.',
    name: 'Nama lengkap',
    nameHint: 'dr. Sari Wulandari',
    clinic: 'Nama klinik',
    clinicHint: 'Klinik Melati',
    optional: '(opsional)',
    agree: 'Saya menyetujui',
    terms: 'syarat dan ketentuan',
    newTab: '(terbuka di tab baru)',
    submit: 'Daftar',
    busy: 'Sedang mendaftar…',
    failed: 'Ups! Ada yang tidak beres!',
    hasAccount: 'Sudah punya akun?',
    doneTitle: 'Pendaftaran diterima',
    checkTitle: 'Periksa e-mail Anda',
    check: 'Periksa e-mail Anda untuk melanjutkan.',
    done: 'Anda masuk dengan {{email}}.',
  },
  forgot: {
    title: 'Lupa kata sandi?',
    purpose: 'Kami kirimkan tautan untuk membuat kata sandi baru.',
    submit: 'Kirim tautan',
    busy: 'Sedang mengirim…',
    back: 'Kembali ke halaman masuk',
    askedTitle: 'Periksa e-mail Anda',
    asked:
      'Bila {{email}} terdaftar, tautan untuk membuat kata sandi baru sedang menuju ke sana. Tautan itu berlaku 60 menit dan hanya sekali pakai.',
    askedHelp: 'Belum tiba? Lihat juga kotak spam, atau periksa apakah alamatnya benar.',
    again: 'Kirim lagi',
  },
  reset: {
    title: 'Buat kata sandi baru',
    purpose: 'Untuk {{email}}. Setelah itu Anda langsung masuk, dan semua perangkat lain harus masuk lagi.',
    submit: 'Simpan dan masuk',
    busy: 'Sedang menyimpan…',
    doneTitle: 'Kata sandi Anda sudah diganti',
    done: 'Anda masuk dengan kata sandi yang baru.',
    brokenTitle: 'Tautan ini tidak berlaku lagi',
    askAnew: 'Minta tautan baru',
  },
  verify: {
    title: 'Verifikasi e-mail',
    busy: 'Sebentar, tautan Anda sedang diperiksa…',
    doneTitle: 'E-mail Anda terverifikasi',
    done: 'Terima kasih. Semua yang diizinkan peran Anda kini terbuka.',
    failedTitle: 'Tautan ini tidak dapat dipakai',
    used: 'Bila Anda sendiri yang membukanya, alamat Anda sudah terverifikasi: silakan masuk.',
    resend: 'Kirim tautan baru',
    sent: 'Tautan baru sudah dikirim. Periksa juga kotak spam.',
    retry: 'Coba lagi',
    toDashboard: 'Ke dasbor',
    toStart: 'Lanjut: mulai klinik Anda',
    loginFirst: 'Masuk untuk meminta tautan baru',
  },
  revert: {
    title: 'Bukan Anda yang mengganti alamat e-mail?',
    purpose:
      'Seseorang yang mengetahui kata sandi Anda meminta alamat e-mail baru untuk akun Anda. Bila itu bukan Anda, batalkan sekarang:',
    consequences: [
      'Alamat e-mail ini kembali menjadi alamat akun Anda.',
      'Semua perangkat dikeluarkan.',
      'Kata sandi yang sekarang tidak berlaku lagi; Anda langsung membuat yang baru.',
    ],
    submit: 'Ini bukan saya, batalkan',
    busy: 'Sedang membatalkan…',
    mine: 'Bila Anda sendiri yang memintanya, tutup saja halaman ini.',
    doneTitle: 'Perubahan dibatalkan',
    done: 'Akun Anda kembali memakai {{email}}, dan semua perangkat telah dikeluarkan. Buat kata sandi baru sekarang.',
    failedTitle: 'Tautan ini tidak berlaku lagi',
    failed:
      'Tautan ini sudah dipakai, sudah kedaluwarsa, atau tidak lengkap. Bila Anda tidak dapat masuk, minta tautan untuk membuat kata sandi baru, atau hubungi admin Anda.',
  },
  invitation: {
    title: 'Undangan',
    titleOf: 'Undangan dari {{client}}',
    reading: 'Sebentar, undangan Anda sedang dibuka…',
    purpose: '{{inviter}} mengundang Anda bekerja di {{client}} dengan peran {{role}}.',
    purposeNobody: 'Anda diundang bekerja di {{client}} dengan peran {{role}}.',
    accept: 'Terima undangan',
    busy: 'Sedang bergabung…',
    signIn: 'Masuk untuk menerima',
    register: 'Daftar untuk menerima',
    signOutFirst: 'Keluar dahulu, lalu buka lagi tautan di surat undangan.',
    failedTitle: 'Undangan ini tidak dapat dipakai',
  },
  welcome: {
    title: 'Selamat datang, {{name}}!',
    ready: 'Akun Anda sudah jadi. Selamat bekerja.',
  },
};

export default auth;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    auth: typeof auth;
  }
}
