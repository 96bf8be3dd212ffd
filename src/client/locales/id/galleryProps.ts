/** What the props of each component mean, for the style guide, in Indonesian. Held against the sources by test/client/screens/gallery/facts.test.ts. */
const galleryProps = {
  Button: {
    variant: 'Tingkatnya: utama, pilihan lain, atau tenang.',
    color: 'Merah hanya untuk yang berbahaya.',
    size: 'Tingginya 32, 40, atau 48 piksel.',
    startIcon: 'Ikon di depan kata.',
    loading: 'Sedang bekerja: tanda tunggu berputar, dan tombol tidak dapat ditekan.',
    disabled: 'Belum dapat ditekan.',
  },
  IconButton: { size: 'Bidang sentuhnya.', disabled: 'Belum dapat ditekan.' },
  ConfirmDialog: {
    open: 'Apakah pertanyaannya tampil.',
    title: 'Pertanyaannya.',
    children: 'Apa akibatnya bila ya.',
    confirm: 'Kata kerja untuk ya.',
    cancel: 'Kata untuk tidak; “Batal” bila tidak diisi.',
    dangerous: 'Tidak mudah dibatalkan: tombol ya merah, dan fokus berdiri di tombol tidak.',
    busy: 'Jawabannya sedang dijalankan; dialog tidak dapat ditutup.',
    onConfirm: 'Dipanggil saat ya.',
    onCancel: 'Dipanggil saat tidak, Escape, atau klik di luar.',
  },
  PlainButton: { busy: 'Sedang bekerja: tidak dapat ditekan dua kali.' },
  PlainLink: { to: 'Alamat tujuan.', children: 'Kata di tautan.' },
  CopyButton: {
    text: 'Yang disalin.',
    label: 'Kata di tombol.',
    copied: 'Yang dikatakan setelah berhasil.',
    failed: 'Yang dikatakan bila peramban tidak mengizinkan.',
  },
  WhyButton: { problem: 'Penolakan dari server; tombol tampil hanya bila penyebabnya izin.' },
};

export default galleryProps;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    galleryProps: typeof galleryProps;
  }
}
