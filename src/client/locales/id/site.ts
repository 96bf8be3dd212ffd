/** Words around the public pages, and what search engines are told of them, in Indonesian. */
const site = {
  skip: 'Langsung ke isi',
  home: 'Beranda',
  menu: 'Menu',
  navigation: 'Navigasi situs',
  product: 'Produk',
  pricing: 'Harga',
  faq: 'FAQ',
  language: 'Bahasa',
  languages: { id: 'Bahasa Indonesia', en: 'English' },
  login: 'Masuk',
  register: 'Daftar',
  memberArea: 'Area anggota',
  comingSoon: 'Segera hadir',
  close: 'Tutup',
  listing: { two: '{{first}} dan {{last}}', more: '{{first}}, dan {{last}}' },
  footer: {
    motto: 'Denyut layanan kesehatan Indonesia',
    explore: 'Jelajahi',
    contact: 'Kontak',
    legal: 'Legal',
    follow: 'Ikuti kami',
    apps: 'Unduh aplikasinya',
    terms: 'Syarat & Ketentuan',
    privacy: 'Kebijakan privasi',
    whatsapp: 'WhatsApp',
    nib: 'NIB {{number}}',
    pse: 'Terdaftar sebagai PSE dengan nomor {{number}}',
    copyright: '© {{year}} {{owner}}',
  },
  networks: { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn', x: 'X', youtube: 'YouTube', tiktok: 'TikTok' },
  stores: { google_play: 'Google Play', app_store: 'App Store' },
  head: {
    home: {
      title: 'satu aplikasi untuk seluruh alur klinik Anda',
      description: 'Layanan awan untuk dokter pribadi, klinik, dan rumah sakit. Bayar hanya modul yang dipakai.',
    },
    pricing: {
      title: 'Harga',
      description: 'Paket untuk dokter pribadi, klinik, dan rumah sakit. Hitung sendiri biaya bulanan atau tahunannya, lengkap dengan PPN.',
    },
    faq: {
      title: 'Pertanyaan yang sering diajukan',
      description: 'Jawaban tentang kewajiban rekam medis elektronik, kepemilikan data, langganan, pembayaran, pajak, dan keamanan.',
    },
    terms: { title: 'Syarat & Ketentuan', description: 'Perjanjian antara penyedia layanan dan fasilitas kesehatan yang memakainya.' },
    privacy: { title: 'Kebijakan privasi', description: 'Data apa yang kami proses, untuk apa, berapa lama, dan hak Anda atasnya.' },
  },
};

export default site;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    site: typeof site;
  }
}
