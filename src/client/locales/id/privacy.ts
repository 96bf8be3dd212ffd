/** The privacy policy in Indonesian, the text that prevails. A sentence whose setting is empty is left out. */
import type { LegalText } from '../../site/screens/fillText';

const privacy: LegalText = {
  title: 'Kebijakan privasi',
  lead: [
    'Kami tidak menjual data Anda atau data pasien, dan tidak membukanya tanpa perintah fasilitas atau kewajiban hukum.',
    'Kebijakan ini menjelaskan data pribadi apa yang diproses dalam {{brand}}, untuk apa, berapa lama, dan bagaimana Anda memakai hak Anda menurut Undang-Undang Pelindungan Data Pribadi (UU PDP).',
  ],
  contents: 'Daftar isi',
  version: 'Versi 1, berlaku sejak 21 November 2026',
  sections: [
    {
      id: 'siapa-kami',
      title: 'Siapa kami',
      blocks: [
        '{{brand}} diselenggarakan oleh {{legal_name}}.',
        { unless: 'legal_name', text: '{{brand}} adalah penyelenggara layanan ini.' },
        'Alamat kami: {{address}}.',
        'Pejabat pelindungan data pribadi: {{dpo_name}}.',
        'Untuk urusan data pribadi, tulislah ke [{{email_privacy}}](mailto:{{email_privacy}}).',
      ],
    },
    {
      id: 'dua-peran',
      title: 'Dua peran kami',
      blocks: [
        'Kami adalah **pengendali** data akun, langganan, pembayaran, dukungan, dan kunjungan ke situs ini: kami yang menentukan tujuan dan cara pemrosesannya.',
        'Kami adalah **prosesor** data pasien: fasilitas tempat pasien dirawat adalah pengendalinya, dan kami memprosesnya hanya atas perintah fasilitas itu. Bila Anda seorang pasien, sampaikan permintaan Anda kepada fasilitas tersebut; kami membantu mereka memenuhinya.',
      ],
    },
    {
      id: 'jenis-data',
      title: 'Data yang diproses',
      blocks: [
        {
          list: [
            '**Data umum:** nama, alamat e-mail, nomor telepon, foto profil, jabatan, nama dan alamat fasilitas, serta NPWP fasilitas.',
            '**Data teknis:** alamat IP, jenis peramban dan perangkat, waktu masuk, serta jejak audit perubahan yang Anda lakukan.',
            '**Data spesifik — kesehatan:** rekam medis yang dicatat fasilitas, misalnya diagnosis, hasil pemeriksaan, tindakan, dan resep.',
            '**Data spesifik — anak:** data pasien yang belum dewasa, yang dicatat fasilitas beserta data walinya.',
            '**Data spesifik — keuangan:** tagihan, pembayaran, bukti transfer, dan bukti potong pajak.',
          ],
        },
        'Kami tidak meminta data kesehatan Anda sebagai pengguna, dan meminta agar data pasien tidak dituliskan dalam tiket dukungan.',
      ],
    },
    {
      id: 'tujuan',
      title: 'Tujuan dan dasar pemrosesan',
      blocks: [
        {
          caption: 'Tujuan pemrosesan dan dasarnya',
          head: ['Tujuan', 'Data', 'Dasar'],
          rows: [
            ['Membuat dan mengelola akun, memberi akses', 'Data umum', 'Pelaksanaan perjanjian'],
            [
              'Menagih, menerima pembayaran, memenuhi kewajiban pajak',
              'Data umum dan keuangan',
              'Pelaksanaan perjanjian dan kewajiban hukum',
            ],
            ['Menjawab tiket dan pertanyaan', 'Data umum, isi tiket', 'Pelaksanaan perjanjian'],
            ['Mengamankan layanan: jejak audit, pembatasan percobaan masuk', 'Data teknis', 'Kepentingan sah dan kewajiban hukum'],
            ['Mengirim kabar tentang produk', 'Nama dan e-mail', 'Persetujuan Anda, yang dapat ditarik'],
            ['Menyelenggarakan rekam medis', 'Data spesifik pasien', 'Perintah fasilitas sebagai pengendali'],
          ],
        },
      ],
    },
    {
      id: 'persetujuan',
      title: 'Persetujuan',
      blocks: [
        'Bila suatu pemrosesan memerlukan persetujuan, kami memintanya tersendiri untuk setiap tujuan, dalam bahasa yang jelas dan dengan kotak yang tidak dicentang sebelumnya (Pasal 22 UU PDP). Menolak satu tujuan tidak menghalangi Anda memakai layanan untuk tujuan lain.',
        'Persetujuan dapat ditarik kapan saja, semudah memberikannya. Penarikan tidak mengubah keabsahan pemrosesan yang sudah terjadi.',
      ],
    },
    {
      id: 'sumber-penerima',
      title: 'Sumber, penerima, dan tempat penyimpanan',
      blocks: [
        'Data datang dari Anda sendiri, dari fasilitas yang mengundang Anda, atau dari perangkat yang Anda pakai.',
        'Data dapat diterima oleh fasilitas Anda, oleh pegawai kami yang memerlukannya untuk bekerja, dan oleh instansi yang berwenang bila hukum mewajibkannya.',
        'Bila kami melibatkan sub-prosesor, misalnya penyedia pusat data atau pengiriman e-mail, mereka terikat ketentuan yang sama; untuk data pasien, keterlibatan itu memerlukan persetujuan tertulis fasilitas.',
        'Data disimpan di {{hosting_region}}.',
      ],
    },
    {
      id: 'penyimpanan',
      title: 'Berapa lama data disimpan',
      blocks: [
        {
          caption: 'Masa penyimpanan',
          head: ['Data', 'Disimpan selama'],
          rows: [
            ['Akun dan profil', 'Akun masih ada; nama penyusun tetap tertera pada dokumen yang sudah dibuat'],
            ['Sesi masuk', 'Sampai Anda keluar, kata sandi diganti, atau masa sesi habis'],
            ['Data yang dihapus di aplikasi', 'Masih dapat dikembalikan selama masa tempat sampah, lalu dihapus permanen'],
            [
              'Data pasien',
              'Selama langganan, ditambah 90 hari untuk diekspor pemiliknya; selebihnya sesuai perintah fasilitas dan kewajiban hukum',
            ],
            ['Tagihan, pembayaran, dokumen pajak', 'Selama diwajibkan peraturan perpajakan'],
            ['Jejak audit', 'Selama langganan dan selama diperlukan untuk pembuktian; tidak dapat diubah atau dihapus lewat aplikasi'],
            ['Tiket dukungan', 'Selama langganan dan selama diperlukan untuk menyelesaikan keluhan'],
          ],
        },
      ],
    },
    {
      id: 'hak',
      title: 'Hak Anda dan cara memakainya',
      blocks: [
        {
          list: [
            '**Akses dan salinan:** mengetahui data apa yang kami simpan dan memperoleh salinannya.',
            '**Perbaikan:** melengkapi atau membetulkan data; sebagian besar dapat Anda ubah sendiri di halaman profil.',
            '**Pengakhiran dan penghapusan:** meminta pemrosesan dihentikan atau data dihapus, sepanjang hukum tidak mewajibkan penyimpanannya.',
            '**Penarikan persetujuan:** menarik persetujuan yang pernah diberikan.',
            '**Keberatan:** menolak pemrosesan tertentu, termasuk keputusan yang semata-mata otomatis; kami tidak mengambil keputusan semacam itu.',
            '**Portabilitas:** menerima data dalam bentuk yang lazim dibaca komputer.',
          ],
        },
        'Permintaan dapat dikirim melalui tiket di dalam aplikasi. Kami memastikan dahulu identitas peminta, lalu menjawab dalam 3×24 jam bila hukum menentukan demikian, dan selebihnya secepatnya.',
        'Permintaan juga dapat dikirim ke [{{email_privacy}}](mailto:{{email_privacy}}).',
      ],
    },
    {
      id: 'anak',
      title: 'Anak',
      blocks: [
        'Akun hanya untuk orang dewasa yang bekerja di fasilitas. Data anak sebagai pasien diproses dengan persetujuan orang tua atau walinya (Pasal 25 UU PDP), yang diperoleh dan dicatat oleh fasilitas.',
      ],
    },
    {
      id: 'keamanan',
      title: 'Keamanan',
      blocks: [
        'Sambungan dienkripsi. Kata sandi hanya disimpan sebagai hash. Hak akses diperiksa di server untuk setiap permintaan, data antarfasilitas dipisahkan di basis data, dan setiap perubahan tercatat dalam jejak audit. Akun dapat dilengkapi verifikasi dua langkah.',
        'Tidak ada pengamanan yang sempurna. Karena itu kami membatasi data yang tampil di daftar dan tidak menuliskan data pribadi di alamat halaman.',
      ],
    },
    {
      id: 'kegagalan',
      title: 'Bila pelindungan gagal',
      blocks: [
        'Bila terjadi kegagalan pelindungan data pribadi, kami memberi tahu secara tertulis orang yang terkena dan lembaga yang berwenang paling lambat 3×24 jam (Pasal 46 UU PDP): data apa yang terungkap, kapan dan bagaimana, serta apa yang kami lakukan untuk menanganinya.',
        'Untuk data pasien, kami memberi tahu fasilitas tanpa menunda agar dapat memenuhi kewajibannya.',
      ],
    },
    {
      id: 'cookie',
      title: 'Cookie dan penyimpanan di peramban',
      blocks: [
        'Kami tidak memakai pelacak dan tidak memuat apa pun dari pihak ketiga. Yang disimpan di peramban Anda hanya ini:',
        {
          caption: 'Yang disimpan di peramban',
          head: ['Nama', 'Jenis', 'Untuk apa', 'Berapa lama'],
          rows: [
            ['lang', 'Cookie', 'Mengingat bahasa pilihan', '365 hari'],
            ['auth._token.local', 'Penyimpanan lokal', 'Menjaga Anda tetap masuk', 'Sampai keluar'],
            ['nadi.locale', 'Penyimpanan lokal', 'Bahasa di dalam aplikasi', 'Sampai dihapus'],
            ['nadi.color-mode', 'Penyimpanan lokal', 'Tampilan terang atau gelap', 'Sampai dihapus'],
            ['nadi.sidebar, nadi.grids', 'Penyimpanan lokal', 'Susunan menu dan tabel', 'Sampai dihapus'],
            ['nadi.recent', 'Penyimpanan lokal', 'Halaman yang terakhir dibuka, untuk palet perintah', 'Sampai dihapus'],
            [
              'nadi.calendar',
              'Penyimpanan lokal',
              'Acara kalender pribadi, hanya di peramban ini dan terenkripsi',
              'Sampai dihapus, atau setahun tidak dipakai',
            ],
            ['nadi.dates', 'Penyimpanan lokal', 'Jenis tanggal yang disembunyikan di kalender', 'Sampai dihapus'],
            [
              'nadi.drafts',
              'Penyimpanan lokal',
              'Draf formulir yang belum disimpan, terenkripsi',
              'Sampai disimpan atau dihapus, paling lama 30 hari',
            ],
            ['nadi.touched', 'Penyimpanan lokal', 'Kapan aplikasi terakhir dipakai, untuk kunci layar otomatis', 'Sampai dihapus'],
            ['nadi.chunk-reload', 'Penyimpanan sesi', 'Mencegah halaman dimuat ulang terus-menerus', 'Sampai tab ditutup'],
          ],
        },
      ],
    },
    {
      id: 'perubahan',
      title: 'Perubahan kebijakan',
      blocks: [
        'Versi dan tanggalnya tertulis di awal. Perubahan yang penting diberitahukan 30 hari sebelumnya dan, bila menyangkut persetujuan Anda, dimintakan persetujuan kembali. Naskah bahasa Indonesia yang berlaku.',
      ],
    },
    {
      id: 'kontak',
      title: 'Kontak dan pengaduan',
      blocks: [
        'Pertanyaan dan keluhan tentang data pribadi: [{{email_privacy}}](mailto:{{email_privacy}}).',
        'Telepon: {{phone}}.',
        { unless: 'email_privacy', text: 'Pertanyaan dan keluhan tentang data pribadi dapat diajukan melalui tiket di dalam aplikasi.' },
        'Bila jawaban kami tidak memuaskan, Anda berhak mengadu kepada lembaga pelindungan data pribadi yang berwenang.',
      ],
    },
  ],
};

export default privacy;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    privacy: LegalText;
  }
}
