/** Words about what one may and may not, in Indonesian. */
const access = {
  why: {
    title: 'Mengapa ini tidak boleh?',
    permission: 'Izin yang dibutuhkan',
    roles: 'Peran yang memilikinya',
    noRoles: 'Belum ada peran yang memilikinya.',
    ask: 'Mintalah kepada',
    noAsk: 'Hubungi pengelola Nadi Anda.',
    failed: 'Alasannya tidak dapat dimuat.',
  },
  viewAs: {
    banner: 'Anda melihat Nadi sebagai peran {{role}}. Hanya baca: tidak ada yang dapat diubah.',
    end: 'Selesai',
    start: 'Lihat sebagai peran ini',
    started: 'Anda kini melihat sebagai {{role}}.',
    ended: 'Anda kembali sebagai diri sendiri.',
  },
  client: {
    sandbox: 'Klien uji coba. Jamnya menunjukkan {{time}}, dan suratnya tidak dikirim.',
    support: 'Tim dukungan Nadi boleh membaca data klinik ini sampai {{until}} ({{left}}). Belum ada yang memakainya.',
    supportUsed: 'Tim dukungan Nadi boleh membaca data klinik ini sampai {{until}} ({{left}}). Sudah dipakai oleh {{readers}}.',
    reading: 'Anda membaca data klinik ini sebagai tim dukungan sampai {{until}} ({{left}}). Tidak ada yang dapat diubah.',
    details: 'Lihat akses',
    leave: 'Keluar',
  },
};

export default access;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    access: typeof access;
  }
}
