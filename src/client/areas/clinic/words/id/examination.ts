/** Words of the page of a visit, on which it is examined, in Indonesian. */
const examination = {
  patient: 'Rekam pasien',
  vitals: 'Tanda vital',
  vitalsTake: 'Catat tanda vital',
  vitalsNone: 'Belum ada tanda vital pada kunjungan ini.',
  vitalsSave: 'Simpan tanda vital',
  vitalsNext: 'Simpan & pasien berikutnya',
  vitalsSaved: 'Tanda vital tersimpan.',
  vitalsAllTaken: 'Semua pasien yang menunggu sudah diukur.',
  vitalsLeft: '{{count}} pasien belum diukur',
  vitalsSkip: 'Lewati',
  pressure: 'Tekanan darah',
  bmi: 'IMT {{value}}',
  takenBy: '{{time}} · {{name}}',
  struck: 'Dicoret: {{reason}}',
  finding: { critical_low: 'Kritis rendah', low: 'Rendah', high: 'Tinggi', critical_high: 'Kritis tinggi' },
  critical: 'Nilai kritis: {{values}}',
  notes: 'Catatan',
  noteWrite: 'Tulis catatan',
  noteNone: 'Belum ada catatan pada kunjungan ini.',
  noteSave: 'Simpan draf',
  noteSigned: 'Ditandatangani {{name}}, {{when}}',
  noteAmended: 'Diamandemen: catatan ini sudah digantikan.',
  noteAmends: 'Amandemen. Alasan: {{reason}}',
  noteDraftOf: 'Draf {{name}}',
  noteSaved: 'Tersimpan di server.',
  noteUnsaved: 'Belum tersimpan di server, aman di perangkat ini.',
  noteCopy: 'Salin dari catatan terakhir ({{name}}, {{when}})',
  noteCopied: 'Disalin dari catatan {{name}}, {{when}}',
  noteKeys: 'Ketik / untuk teks cepat. Ctrl+S menyimpan draf.',
  snippets: 'Teks cepat',
  snippetsNone: 'Tidak ada teks cepat dengan nama ini.',
  story: 'Riwayat',
  storyNone: 'Ini kunjungan pertama.',
  storyVisit: '{{date}} · {{doctor}}',
  curves: 'Kurva tanda vital',
  curvesNone: 'Belum ada yang dapat digambar.',
  growth: 'Berat menurut umur (WHO)',
  growthMonths: 'Umur (bulan)',
  growthScore: 'Z-skor {{score}} pada umur {{months}} bulan',
  growthLine: '{{score}} SD',
  growthOwn: 'Pasien',
  years: '{{from}}–{{to}} th',
  months: '{{from}}–{{to}} bln',
  andOlder: '≥ {{from}} th',
};

export default examination;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    examination: typeof examination;
  }
}
