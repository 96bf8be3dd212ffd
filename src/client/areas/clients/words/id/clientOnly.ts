/** What somebody reads who opens a page for people of a clinic and belongs to none, in Indonesian. */
const clientOnly = {
  begin: {
    title: 'Anda belum tergabung dengan klinik mana pun',
    message: 'Mulai klinik Anda sendiri, atau terima undangan: mintalah pemilik klinik mengundang alamat e-mail Anda, lalu buka tautannya.',
    start: 'Mulai klinik',
    prices: 'Lihat harga',
    ask: 'Tanya kami',
  },
  choose: {
    title: 'Tempat kerja belum dipilih',
    message: 'Anda tergabung dengan klinik. Pilih tempat kerja di bilah atas untuk membuka halaman ini.',
  },
  staff: {
    title: 'Halaman ini milik klinik',
    message:
      'Isinya hanya dapat dibuka oleh orang klinik itu sendiri. Untuk membantu mereka, mintalah akses dukungan lewat tiketnya: pemilik klinik memberikannya untuk beberapa jam, lalu Anda membacanya dari daftar akses dukungan.',
    go: 'Ke akses dukungan',
    clients: 'Ke daftar klien',
  },
};

export default clientOnly;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    clientOnly: typeof clientOnly;
  }
}
