/** The terms of service in Indonesian, the text that prevails. A sentence whose setting is empty is left out. */
import type { LegalText } from '../../site/screens/fillText';

const terms: LegalText = {
  title: 'Syarat & Ketentuan',
  lead: [
    'Dokumen ini adalah perjanjian antara {{provider}} dan fasilitas yang memakai {{brand}}. Bacalah sebelum mendaftar: dengan menyetujuinya, Anda mengikatkan fasilitas Anda.',
    'Cara kami memperlakukan data pribadi diatur tersendiri dalam [Kebijakan Privasi](/privacy-policy).',
  ],
  contents: 'Daftar isi',
  version: 'Versi 1, berlaku sejak 21 November 2026',
  sections: [
    {
      id: 'definisi',
      title: 'Definisi',
      blocks: [
        'Dalam dokumen ini:',
        {
          list: [
            '**Penyedia** adalah {{provider}}, penyelenggara layanan {{brand}}.',
            '**Klien** adalah fasilitas pelayanan kesehatan, atau dokter yang berpraktik sendiri, yang berlangganan.',
            '**Pengguna** adalah orang yang diberi akses ke layanan oleh Klien.',
            '**Pasien** adalah orang yang datanya dicatat Klien di dalam layanan.',
            '**Langganan** adalah hak Klien untuk memakai sebuah paket beserta modulnya selama satu periode.',
            '**Modul** adalah bagian layanan dengan fungsi tersendiri, misalnya farmasi atau laboratorium.',
            '**Data Klien** adalah semua yang dimasukkan Klien dan Penggunanya ke dalam layanan, termasuk data Pasien.',
          ],
        },
      ],
    },
    {
      id: 'akun',
      title: 'Akun dan wewenang',
      blocks: [
        'Orang yang mendaftarkan Klien menyatakan bahwa ia berwenang mengikat Klien dengan perjanjian ini, dan bahwa keterangan yang diberikannya benar.',
        'Setiap Pengguna memakai akunnya sendiri. Akun tidak dipinjamkan atau dipakai bersama, karena jejak audit menyebut nama orang yang melakukan setiap perubahan.',
        'Klien menentukan siapa yang menjadi Pengguna, peran apa yang dipegangnya, dan kapan aksesnya diakhiri. Kata sandi dirahasiakan; bila ada dugaan akun disalahgunakan, Klien segera mengganti kata sandi dan memberi tahu Penyedia.',
      ],
    },
    {
      id: 'pemakaian',
      title: 'Pemakaian yang diperbolehkan',
      blocks: [
        'Layanan dipakai untuk menyelenggarakan pelayanan kesehatan Klien dan administrasinya, sesuai hukum yang berlaku.',
        '{{brand}} adalah alat pencatatan dan administrasi, bukan alat kesehatan. Layanan tidak mendiagnosis, tidak menentukan terapi, dan tidak menggantikan pertimbangan klinis. Setiap keputusan medis tetap berada pada tenaga medis dan tenaga kesehatan yang berwenang.',
        'Klien dan Pengguna tidak diperkenankan:',
        {
          list: [
            'mengakses data Klien lain atau mencoba menembus pengamanan layanan;',
            'memakai layanan untuk hal yang melanggar hukum atau hak orang lain;',
            'menjual kembali atau menyewakan layanan tanpa persetujuan tertulis Penyedia;',
            'membebani layanan secara tidak wajar, atau memasukkan program yang merusak.',
          ],
        },
      ],
    },
    {
      id: 'langganan',
      title: 'Langganan, masa coba, dan harga',
      blocks: [
        'Paket, modul, jumlah Pengguna, dan harganya tertera di [halaman harga](/pricing). Harga yang berlaku bagi Klien adalah harga pada saat Langganan diaktifkan.',
        'Masa coba berlangsung paling lama {{trial_days}} hari, menurut paket yang dipilih.',
        'Masa coba diberikan satu kali untuk setiap Klien dan tidak meminta kartu. Setelah berakhir, Langganan berlanjut bila Klien membayar, atau ditangguhkan bila tidak.',
        'Perubahan harga diumumkan sekurang-kurangnya 30 hari sebelum berlaku dan baru dikenakan pada periode berikutnya.',
        'Langganan diperpanjang otomatis setiap akhir periode selama perpanjangan otomatis dinyalakan. Klien dapat mematikannya, atau membatalkan Langganan, kapan saja; pembatalan berlaku pada akhir periode yang sudah dibayar, kecuali Klien meminta pengakhiran seketika.',
        'Naik paket berlaku seketika dengan perhitungan prorata per hari. Turun paket dan pengurangan Modul berlaku pada periode berikutnya. Perhitungannya diperlihatkan sebelum Klien menyetujui.',
      ],
    },
    {
      id: 'pembayaran',
      title: 'Tagihan, pajak, dan keterlambatan',
      blocks: [
        'Tagihan diterbitkan 7 hari sebelum periode dimulai dan jatuh tempo 14 hari setelah tanggal terbit. Tagihan yang sudah terbit tidak diubah; koreksinya berupa nota kredit.',
        'PPN ditambahkan bila Penyedia adalah Pengusaha Kena Pajak, menurut aturan yang berlaku pada tanggal tagihan. Bila Klien memotong pajak penghasilan, Klien menyerahkan bukti potongnya; jumlah yang dipotong diperhitungkan sebagai pembayaran.',
        'Pembayaran dengan transfer disertai bukti, dan dikonfirmasi paling lambat satu hari kerja setelah diterima. Kelebihan pembayaran menjadi saldo Klien.',
        'Bila tagihan belum dibayar, berlaku urutan berikut:',
        {
          caption: 'Tahap keterlambatan pembayaran',
          head: ['Waktu', 'Keadaan', 'Akibat'],
          rows: [
            ['7 dan 3 hari sebelum jatuh tempo, pada hari jatuh tempo, 3 dan 7 hari sesudahnya', 'Pengingat', 'Tidak ada pembatasan'],
            [
              'Lebih dari 7 hari setelah jatuh tempo',
              'Masa tenggang selama 7 hari',
              'Semua fungsi tetap dapat dipakai, disertai pemberitahuan',
            ],
            [
              'Setelah masa tenggang',
              'Ditangguhkan',
              'Data dapat dibaca, dicetak, dan diekspor; pencatatan baru dihentikan, pekerjaan terbuka dapat diselesaikan dalam 7 hari; penagihan berhenti',
            ],
            ['60 hari setelah penangguhan', 'Berakhir', 'Pemilik dapat mengekspor data selama 90 hari'],
          ],
        },
        'Pembayaran penuh mengaktifkan kembali Langganan yang ditangguhkan.',
      ],
    },
    {
      id: 'data',
      title: 'Data dan perannya',
      blocks: [
        'Data Klien tetap milik Klien. Menurut Pasal 25 dan 26 Permenkes Nomor 24 Tahun 2022, dokumen rekam medis milik fasilitas dan isinya milik Pasien.',
        'Untuk data pribadi Pasien, Klien adalah pengendali data pribadi dan Penyedia adalah prosesor. Klien memastikan bahwa ia mempunyai dasar yang sah untuk memasukkan data itu. Rincian kewajiban Penyedia sebagai prosesor ada dalam [lampiran](#lampiran).',
        'Klien dapat mengekspor Data Klien kapan saja selama Langganan masih memberi akses.',
      ],
    },
    {
      id: 'ketersediaan',
      title: 'Ketersediaan dan pemeliharaan',
      blocks: [
        'Sasaran ketersediaan layanan: {{sla}}.',
        {
          unless: 'sla',
          text: 'Penyedia berupaya dengan sungguh-sungguh agar layanan tersedia setiap saat, tanpa menjanjikan angka tertentu.',
        },
        'Pemeliharaan terencana diumumkan lebih dahulu dan sedapat mungkin dilakukan di luar jam pelayanan. Pemeliharaan darurat untuk keamanan dapat dilakukan tanpa pemberitahuan.',
        'Klien menyiapkan cara kerja cadangan, misalnya lembar cetak, untuk saat jaringan atau layanan terganggu.',
      ],
    },
    {
      id: 'dukungan',
      title: 'Dukungan',
      blocks: [
        'Dukungan diberikan melalui tiket di dalam aplikasi, Senin sampai Jumat pukul 08.00–17.00, kecuali hari libur. Waktunya dihitung dalam jam kerja:',
        {
          caption: 'Waktu tanggapan dan penyelesaian, dalam jam kerja',
          head: ['Prioritas', 'Tanggapan pertama', 'Penyelesaian'],
          rows: [
            ['Kritis', '1 jam', '8 jam'],
            ['Tinggi', '4 jam', '16 jam'],
            ['Normal', '8 jam', '40 jam'],
            ['Rendah', '16 jam', '80 jam'],
          ],
        },
        'Waktu itu berhenti berjalan selama Penyedia menunggu keterangan dari Klien. Jangan menuliskan nama atau data Pasien pada judul tiket.',
      ],
    },
    {
      id: 'kekayaan-intelektual',
      title: 'Kekayaan intelektual',
      blocks: [
        'Perangkat lunak, merek, dan rancangan {{brand}} tetap milik Penyedia atau pemberi lisensinya. Klien memperoleh hak pakai yang tidak eksklusif dan tidak dapat dialihkan selama Langganan.',
        'Saran dari Klien boleh dipakai Penyedia untuk memperbaiki layanan tanpa kewajiban membayar. Data Klien tidak termasuk saran.',
      ],
    },
    {
      id: 'kerahasiaan',
      title: 'Kerahasiaan',
      blocks: [
        'Masing-masing pihak menjaga rahasia informasi pihak lain yang diketahuinya dari perjanjian ini, dan memakainya hanya untuk melaksanakannya. Kewajiban ini tetap berlaku setelah perjanjian berakhir.',
        'Rahasia boleh dibuka bila hukum mewajibkannya; sejauh diizinkan, pihak lain diberi tahu lebih dahulu.',
      ],
    },
    {
      id: 'tanggung-jawab',
      title: 'Batas tanggung jawab',
      blocks: [
        'Penyedia bertanggung jawab atas kerugian langsung yang timbul karena kesalahannya. Tanggung jawab itu seluruhnya dibatasi sampai {{cap}}.',
        {
          unless: 'cap',
          text: 'Penyedia bertanggung jawab atas kerugian langsung yang timbul karena kesalahannya, menurut hukum yang berlaku.',
        },
        'Penyedia tidak bertanggung jawab atas keputusan klinis, kebenaran data yang dimasukkan Klien, gangguan jaringan di luar kendalinya, atau keadaan kahar.',
        'Tidak ada ketentuan di sini yang membatasi tanggung jawab yang menurut hukum tidak boleh dibatasi.',
      ],
    },
    {
      id: 'pengakhiran',
      title: 'Pengakhiran dan pengembalian data',
      blocks: [
        'Klien dapat mengakhiri Langganan sebagaimana diatur di atas. Bila pengakhiran berlaku seketika, hari yang tidak terpakai dikembalikan sebagai nota kredit.',
        'Penyedia dapat mengakhiri Langganan bila Klien melanggar perjanjian ini secara berat dan tidak memperbaikinya setelah diberi peringatan tertulis dengan tenggang yang wajar.',
        'Selama 90 hari setelah Langganan berakhir, pemilik akun Klien dapat mengekspor seluruh Data Klien dalam bentuk JSON, CSV, dan berkasnya, dengan daftar isi yang memuat jumlah dan sidik setiap berkas. Sebelum jangka waktu itu lewat, tidak ada yang dihapus.',
      ],
    },
    {
      id: 'hukum',
      title: 'Hukum yang berlaku dan sengketa',
      blocks: [
        'Perjanjian ini tunduk pada hukum Republik Indonesia. Sengketa diselesaikan lebih dahulu dengan musyawarah.',
        'Bila musyawarah tidak berhasil, sengketa diselesaikan melalui {{forum}}.',
        { unless: 'forum', text: 'Bila musyawarah tidak berhasil, sengketa diselesaikan melalui pengadilan yang berwenang di Indonesia.' },
      ],
    },
    {
      id: 'bahasa',
      title: 'Bahasa',
      blocks: ['Dokumen ini tersedia dalam bahasa Indonesia dan bahasa Inggris. Bila ada perbedaan, naskah bahasa Indonesia yang berlaku.'],
    },
    {
      id: 'perubahan',
      title: 'Versi dan perubahan',
      blocks: [
        'Versi dan tanggal berlakunya tertulis di awal dokumen ini. Perubahan yang penting diberitahukan 30 hari sebelumnya dan memerlukan persetujuan Anda kembali; tanpa persetujuan itu, Anda dapat mengakhiri Langganan sebelum perubahan berlaku.',
      ],
    },
    {
      id: 'kontak',
      title: 'Kontak',
      blocks: [
        'Penyedia: {{provider}}.',
        'Alamat: {{address}}.',
        'E-mail: [{{email_support}}](mailto:{{email_support}}).',
        'Telepon: {{phone}}.',
        'NIB: {{nib}}.',
        'NPWP: {{npwp}}.',
        'Nomor pendaftaran PSE: {{pse_no}}.',
        { unless: 'email_support', text: 'Pertanyaan tentang dokumen ini dapat diajukan melalui tiket di dalam aplikasi.' },
      ],
    },
    {
      id: 'lampiran',
      title: 'Lampiran: pemrosesan data pribadi',
      blocks: [
        'Lampiran ini berlaku untuk data pribadi Pasien, yang diproses Penyedia atas nama Klien.',
        {
          list: [
            '**Perintah.** Penyedia memproses data hanya menurut perintah Klien, yaitu perjanjian ini dan apa yang dilakukan Pengguna di dalam layanan. Bila suatu perintah menurut Penyedia melanggar hukum, Penyedia memberi tahu Klien.',
            '**Kerahasiaan dan keamanan.** Hanya orang yang memerlukannya untuk bekerja yang mendapat akses, dan mereka terikat kerahasiaan. Akses dibatasi menurut peran, dicatat dalam jejak audit, dan sambungan dienkripsi.',
            '**Sub-prosesor.** Penyedia melibatkan pihak lain hanya dengan persetujuan tertulis Klien dan mewajibkannya memenuhi ketentuan yang sama.',
            '**Bantuan.** Penyedia membantu Klien memenuhi permintaan Pasien atas haknya dan kewajiban Klien lainnya sebagai pengendali.',
            '**Kegagalan pelindungan.** Bila terjadi kegagalan pelindungan data, Penyedia memberi tahu Klien tanpa menunda, dengan keterangan yang diperlukan agar Klien dapat memberitahukannya dalam 3×24 jam (Pasal 46 UU PDP).',
            '**Pengembalian dan penghapusan.** Setelah Langganan berakhir, data dapat diekspor sebagaimana diatur dalam perjanjian, lalu dihapus, kecuali hukum mewajibkan penyimpanannya.',
          ],
        },
      ],
    },
  ],
};

export default terms;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    terms: LegalText;
  }
}
