/** Words of the style guide's page of buttons, in Indonesian. */
const galleryButtons = {
  purpose: 'Tombol memulai sesuatu. Namanya kata kerja, dan hanya satu yang utama di setiap halaman.',
  contents: {
    button: 'Tombol',
    danger: 'Tindakan berbahaya',
    icon: 'Tombol ikon',
    plain: 'Tombol formulir',
    link: 'Tautan berupa tombol',
    copy: 'Tombol salin',
    why: 'Tombol “Mengapa?”',
  },
  why: {
    button:
      'Yang utama terisi, pilihan lainnya bergaris, yang paling tenang hanya teks. Selama bekerja, tombol memutar tanda tunggu dan tidak dapat ditekan dua kali.',
    danger:
      'Yang tidak mudah dibatalkan berwarna merah dan bertanya dahulu. Fokus ada di “Batal”, sehingga Enter yang tergesa tidak menghapus apa pun.',
    icon: 'Untuk tindakan yang berulang di tiap baris. Namanya selalu ada: dibacakan pembaca layar, dan tampil saat disorot atau difokus.',
    plain: 'Untuk halaman yang ringan, seperti halaman masuk: tampilannya sama, tanpa memuat pustaka dasbor.',
    link: 'Bila yang utama adalah pergi ke halaman lain. Ini tautan, jadi dapat dibuka di tab baru.',
    copy: 'Untuk kode, tautan, dan kunci. Setelah berhasil, tombol mengatakannya tiga detik; bila peramban melarang, tombol menjelaskan cara lain.',
    why: 'Berdiri di samping penolakan karena izin. Jawabannya menyebut izin yang kurang dan siapa yang dapat memberikannya.',
  },
  variants: 'Tiga tingkat',
  variant: { contained: 'Utama', outlined: 'Pilihan lain', text: 'Tenang' },
  sizes: 'Tiga ukuran',
  size: { small: 'Kecil', medium: 'Sedang', large: 'Besar' },
  withIcon: 'Dengan ikon',
  hoverMe: 'Sorot saya',
  printing: 'Mencetak…',
  long: 'Simpan dan kirim tagihan bulan ini kepada seluruh klien yang masih aktif',
  dangerous: 'Berbahaya',
  harmless: 'Tidak berbahaya',
  ask: {
    dangerous: {
      title: 'Hapus data ini?',
      text: '“Kasa steril 16 × 16” akan dihapus. Ini contoh: tidak ada yang benar-benar dihapus.',
      confirm: 'Ya, hapus',
    },
    harmless: {
      open: 'Kirim ulang surat',
      title: 'Kirim ulang surat?',
      text: 'Surat verifikasi dikirim sekali lagi. Ini contoh: tidak ada yang benar-benar dikirim.',
      confirm: 'Kirim ulang',
    },
  },
  signingIn: 'Sedang masuk…',
  copyCode: 'Salin kode',
  permission: 'Ditolak karena izin',
  otherProblem: 'Masalah lain',
  nothing: 'Tidak tampil apa pun.',
};

export default galleryButtons;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    galleryButtons: typeof galleryButtons;
  }
}
