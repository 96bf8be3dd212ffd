/** What is asked most, answered in Indonesian. Paragraphs whose placeholder is empty are left out. */
import type { Question } from '../../site/screens/fillText';

const list: readonly Question[] = [
  {
    id: 'wajib',
    question: 'Apakah rekam medis elektronik wajib untuk praktik pribadi?',
    answer: [
      'Ya. Pasal 3 Permenkes Nomor 24 Tahun 2022 mewajibkan semua fasilitas pelayanan kesehatan menyelenggarakan rekam medis elektronik, termasuk tempat praktik mandiri dokter. Tenggatnya 31 Desember 2023.',
      'Naskah peraturannya dapat dibaca di [JDIH Kementerian Kesehatan](https://jdih.kemkes.go.id).',
    ],
  },
  {
    id: 'milik-siapa',
    question: 'Data di dalamnya milik siapa?',
    answer: [
      'Dokumen rekam medis milik fasilitas Anda, dan isinya milik pasien; begitu Pasal 25 dan 26 Permenkes Nomor 24 Tahun 2022. Kami hanya mengolahnya atas perintah Anda.',
      'Kami tidak menjual data Anda atau data pasien, dan tidak membukanya tanpa perintah fasilitas atau kewajiban hukum. Selengkapnya ada di [Kebijakan Privasi](/privacy-policy).',
    ],
  },
  {
    id: 'lokasi',
    question: 'Di mana data disimpan?',
    answer: ['Data disimpan di {{hosting_region}}.'],
    needs: ['hosting_region'],
  },
  {
    id: 'berhenti',
    question: 'Apa yang terjadi kalau langganan berhenti?',
    answer: [
      'Selama langganan ditangguhkan, data tetap dapat dibaca, dicetak, dan diekspor; hanya pencatatan baru yang berhenti. Pekerjaan yang sedang berjalan masih dapat diselesaikan dalam 7 hari.',
      'Setelah langganan berakhir, pemilik masih dapat mengekspor semuanya selama 90 hari. Tidak ada yang dihapus sebelum jangka waktu yang disepakati itu lewat.',
    ],
  },
  {
    id: 'impor',
    question: 'Bisakah data lama diimpor?',
    answer: ['Bisa. Data pasien, produk, dan tarif diimpor dari berkas CSV, misalnya hasil ekspor program lama atau lembar kerja Anda.'],
  },
  {
    id: 'internet',
    question: 'Apakah perlu internet?',
    answer: [
      'Ya, {{brand}} berjalan di peramban dan memerlukan sambungan internet. Ketika sambungan putus, isian yang sedang Anda ketik tidak hilang dan dapat dikirim lagi.',
      'Untuk berjaga-jaga, cetak lebih dulu lembar yang penting, sehingga pelayanan tetap berjalan saat jaringan padam.',
    ],
  },
  {
    id: 'pengguna',
    question: 'Berapa orang yang bisa memakainya?',
    answer: [
      'Setiap paket mencakup sejumlah pengguna, dan pengguna tambahan dapat dibeli per bulan. Angkanya ada di [halaman harga](/pricing). Yang dihitung hanya pengguna aktif; orang yang dinonaktifkan tidak memakan tempat.',
    ],
  },
  {
    id: 'bayar',
    question: 'Bagaimana cara membayar?',
    answer: [
      'Transfer bank, lalu unggah bukti pembayarannya. Kami mengonfirmasinya paling lambat satu hari kerja.',
      'Rekening tujuan: {{bank_accounts}}.',
      { unless: 'bank_accounts', text: 'Rekening tujuan tercantum pada setiap tagihan.' },
    ],
  },
  {
    id: 'pajak',
    question: 'Bagaimana dengan faktur pajak, PPN, dan PPh 23?',
    answer: [
      'Kami Pengusaha Kena Pajak. PPN dihitung dengan DPP nilai lain: DPP {{dpp_share}} dari harga, PPN {{ppn_rate}}% dari DPP, masing-masing dibulatkan ke rupiah penuh. Nomor faktur pajak tertulis pada tagihan.',
      {
        unless: 'ppn_rate',
        text: 'Ada tidaknya PPN tertulis di [halaman harga](/pricing) dan pada setiap tagihan. Penyedia yang bukan Pengusaha Kena Pajak tidak memungutnya.',
      },
      'Bila Anda memotong PPh 23, bayarkan sisanya dan unggah bukti potongnya. Tagihan lunas ketika pembayaran dan bukti potong bersama-sama mencapai jumlahnya.',
    ],
  },
  {
    id: 'satusehat-bpjs',
    question: 'Apakah sudah terhubung dengan SATUSEHAT dan BPJS?',
    answer: [
      'Belum. Integrasinya direncanakan untuk tahap berikutnya, dan kami tidak akan menjanjikan tanggal sebelum benar-benar siap. Yang sudah ada adalah dasarnya: NIK dan kode ICD-10 tersimpan sehingga data siap dipetakan.',
    ],
  },
  {
    id: 'ganti-paket',
    question: 'Bisakah saya berganti paket?',
    answer: [
      'Bisa, kapan saja. Naik paket berlaku seketika: sisa hari dari paket lama dikreditkan, dan paket baru dihitung prorata per hari. Turun paket berlaku pada periode berikutnya.',
      'Sebelum Anda menyetujui, perhitungannya diperlihatkan sampai ke rupiah.',
    ],
  },
  {
    id: 'pelatihan',
    question: 'Apakah ada pelatihan?',
    answer: [
      'Ada panduan pemakaian untuk setiap modul. Kalau masih ada yang membingungkan, kirim tiket dari dalam aplikasi; tim kami menjawabnya pada jam kerja.',
      'Anda juga dapat menulis ke [{{email_support}}](mailto:{{email_support}}).',
    ],
  },
  {
    id: 'keamanan',
    question: 'Bagaimana datanya diamankan?',
    answer: [
      'Setiap orang hanya dapat melakukan apa yang diizinkan perannya, dan izin itu diperiksa di server, bukan sekadar disembunyikan di layar. Setiap perubahan tercatat dalam jejak audit yang tidak dapat diubah atau dihapus.',
      'Sambungan dienkripsi, kata sandi hanya disimpan sebagai hash, dan akun dapat dilengkapi verifikasi dua langkah. Sesi di perangkat lain dapat Anda akhiri sendiri.',
    ],
  },
  {
    id: 'hapus-akun',
    question: 'Bagaimana cara menghapus akun?',
    answer: [
      'Mintalah dari dalam aplikasi lewat tiket dengan kategori akun. Kami memastikan dulu bahwa permintaan itu datang dari Anda.',
      'Permintaan juga dapat dikirim ke [{{email_privacy}}](mailto:{{email_privacy}}).',
      'Sebagian data tetap harus disimpan karena hukum memintanya, misalnya dokumen pajak dan rekam medis milik fasilitas. Nama penyusun pada dokumen yang sudah dibuat juga tetap ada. Rinciannya ada di [Kebijakan Privasi](/privacy-policy#penyimpanan).',
    ],
  },
];

const faq = {
  title: 'Pertanyaan yang sering diajukan',
  lead: 'Dijawab apa adanya, termasuk yang belum ada.',
  permalink: 'Tautan ke jawaban ini',
  more: 'Belum terjawab?',
  moreText: 'Tulis kepada kami di [{{email_support}}](mailto:{{email_support}}).',
  list,
};

export default faq;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    faq: typeof faq;
  }
}
