/** Words of the public site, in Indonesian. */
const site = {
  home: {
    eyebrow: 'Layanan kesehatan awan untuk Indonesia',
    title: 'Satu aplikasi untuk seluruh alur klinik Anda.',
    lead: 'Kelola katalog layanan, kategori, dan tag fasilitas Anda di satu tempat yang tenang — dari ponsel di ruang praktik sampai layar lebar di kantor.',
    enter: 'Masuk ke dasbor',
    open: 'Buka dasbor',
    forWhom: 'Untuk siapa',
    doctor: 'Dokter pribadi',
    doctorText: 'Rapi sejak hari pertama, tanpa tim TI. Cukup peramban di ponsel Anda.',
    clinic: 'Klinik',
    clinicText: 'Satu daftar layanan yang dipakai bersama, dengan hak akses untuk tiap peran.',
    hospital: 'Rumah sakit',
    hospitalText: 'Ribuan baris tetap cepat dicari, disaring, dan diekspor.',
    trust: 'Yang kami pegang',
    trustAudit: 'Jejak audit',
    trustAuditText: 'Setiap perubahan tercatat: siapa, apa, dan kapan.',
    trustUndo: 'Bisa diurungkan',
    trustUndoText: 'Terhapus tak sengaja? Satu ketukan mengembalikannya.',
    trustOwn: 'Data milik Anda',
    trustOwnText: 'Ekspor kapan saja; isinya milik fasilitas dan pasien.',
  },
};

export default site;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    public: typeof site;
  }
}
