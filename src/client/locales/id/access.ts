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
};

export default access;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    access: typeof access;
  }
}
