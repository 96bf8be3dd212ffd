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
    help: 'Belum punya akun? Mintalah kepada admin fasilitas Anda.',
  },
  again: {
    title: 'Sesi Anda telah berakhir',
    purpose: 'Masuk lagi di sini; yang sudah Anda ketik tetap ada.',
    submit: 'Lanjutkan',
  },
};

export default auth;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    auth: typeof auth;
  }
}
