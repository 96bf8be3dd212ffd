/** Why people come to the demo's clinic, and what is found then. The texts are short examples in our own words. */
import { addDays, type Day } from '#shared/domain/calendarDays';

/** What one complaint can turn out to be. */
type Finding = {
  /** The primary diagnosis, and one that may come with it. */
  readonly code: string;
  readonly also?: string;
  readonly objective: string;
  readonly assessment: string;
  readonly plan: string;
};

export type Case = {
  readonly complaint: string;
  readonly subjective: string;
  /** How the body differs: a fever, a high blood pressure. */
  readonly fever?: true;
  readonly pressure?: true;
  readonly findings: readonly Finding[];
};

const fever: Case = {
  complaint: 'Demam sejak dua hari',
  subjective: 'Demam sejak dua hari, badan pegal. Tidak sesak, tidak kejang.',
  fever: true,
  findings: [
    {
      code: 'J06.9',
      objective: 'Faring hiperemis, paru bersih.',
      assessment: 'Infeksi saluran napas atas.',
      plan: 'Parasetamol bila demam, banyak minum, kontrol bila tiga hari tidak membaik.',
    },
    {
      code: 'A90',
      also: 'R50.9',
      objective: 'Uji bendung positif, tidak ada perdarahan.',
      assessment: 'Suspek demam dengue.',
      plan: 'Periksa darah lengkap, banyak minum, kontrol besok. Segera kembali bila ada tanda bahaya.',
    },
    {
      code: 'A01.0',
      objective: 'Lidah kotor, nyeri tekan perut.',
      assessment: 'Suspek demam tifoid.',
      plan: 'Istirahat, makanan lunak, periksa darah.',
    },
  ],
};
const cold: Case = {
  complaint: 'Batuk dan pilek',
  subjective: 'Batuk dan pilek tiga hari, dahak putih. Tidak demam tinggi.',
  findings: [
    {
      code: 'J00',
      objective: 'Mukosa hidung edema, paru bersih.',
      assessment: 'Pilek biasa.',
      plan: 'Banyak minum, istirahat, obat bila perlu.',
    },
    {
      code: 'J20.9',
      objective: 'Ronki kasar di kedua paru, tidak sesak.',
      assessment: 'Bronkitis akut.',
      plan: 'Banyak minum, kontrol bila sesak.',
    },
    {
      code: 'J02.9',
      objective: 'Faring hiperemis, tonsil tidak membesar.',
      assessment: 'Faringitis akut.',
      plan: 'Kumur air garam, parasetamol bila nyeri.',
    },
  ],
};
const pressure: Case = {
  complaint: 'Kontrol tekanan darah',
  subjective: 'Kontrol rutin, obat diminum teratur. Tidak pusing.',
  pressure: true,
  findings: [
    {
      code: 'I10',
      also: 'E78.5',
      objective: 'Jantung dan paru dalam batas normal, tidak ada edema.',
      assessment: 'Hipertensi.',
      plan: 'Lanjutkan obat, kurangi garam, kontrol satu bulan lagi.',
    },
  ],
};
const sugar: Case = {
  complaint: 'Kontrol gula darah',
  subjective: 'Kontrol rutin. Tidak lemas, tidak kesemutan.',
  findings: [
    {
      code: 'E11.9',
      also: 'I10',
      objective: 'Kaki tanpa luka, rasa raba baik.',
      assessment: 'Diabetes melitus tipe 2.',
      plan: 'Lanjutkan obat, atur makan, periksa HbA1c tiga bulan lagi.',
    },
  ],
};
const stomach: Case = {
  complaint: 'Nyeri ulu hati',
  subjective: 'Nyeri ulu hati sejak kemarin, mual, makan terlambat.',
  findings: [
    {
      code: 'K30',
      objective: 'Nyeri tekan ulu hati, bising usus normal.',
      assessment: 'Dispepsia.',
      plan: 'Makan teratur, hindari pedas dan kopi.',
    },
    {
      code: 'K21.9',
      objective: 'Nyeri tekan ulu hati ringan.',
      assessment: 'Refluks lambung.',
      plan: 'Jangan berbaring setelah makan, kontrol dua minggu lagi.',
    },
  ],
};
const head: Case = {
  complaint: 'Sakit kepala',
  subjective: 'Sakit kepala seperti diikat sejak dua hari, kurang tidur.',
  findings: [
    {
      code: 'G44.2',
      objective: 'Pemeriksaan saraf dalam batas normal.',
      assessment: 'Nyeri kepala tegang.',
      plan: 'Istirahat cukup, parasetamol bila nyeri.',
    },
  ],
};
const skin: Case = {
  complaint: 'Gatal-gatal',
  subjective: 'Gatal di lengan dan leher sejak seminggu.',
  findings: [
    {
      code: 'L30.9',
      objective: 'Bercak merah berbatas tidak tegas di lengan.',
      assessment: 'Dermatitis.',
      plan: 'Salep tipis dua kali sehari, hindari pemicu.',
    },
    {
      code: 'B86',
      objective: 'Bintik di sela jari, anggota keluarga juga gatal.',
      assessment: 'Skabies.',
      plan: 'Obati seluruh keluarga, cuci pakaian dengan air panas.',
    },
  ],
};
const back: Case = {
  complaint: 'Nyeri pinggang',
  subjective: 'Nyeri pinggang setelah mengangkat beban, tidak menjalar.',
  findings: [
    {
      code: 'M54.5',
      objective: 'Otot pinggang tegang, gerak terbatas karena nyeri.',
      assessment: 'Nyeri punggung bawah.',
      plan: 'Kompres hangat, tetap bergerak, hindari angkat beban.',
    },
  ],
};
const belly: Case = {
  complaint: 'Diare',
  subjective: 'Buang air cair empat kali sejak kemarin, tidak berdarah.',
  findings: [
    {
      code: 'A09.0',
      objective: 'Turgor baik, bising usus meningkat.',
      assessment: 'Diare akut tanpa dehidrasi.',
      plan: 'Oralit setiap buang air, zinc untuk anak, kontrol bila lemas.',
    },
  ],
};
const teeth: Case = {
  complaint: 'Sakit gigi',
  subjective: 'Gigi geraham sakit bila minum dingin.',
  findings: [
    { code: 'K02.9', objective: 'Lubang di geraham bawah, tes dingin positif.', assessment: 'Karies gigi.', plan: 'Penambalan.' },
    {
      code: 'K04.0',
      objective: 'Lubang dalam, tes perkusi negatif.',
      assessment: 'Pulpitis.',
      plan: 'Perawatan saluran akar dijadwalkan.',
    },
  ],
};
const pregnancy: Case = {
  complaint: 'Periksa kehamilan',
  subjective: 'Pemeriksaan kehamilan rutin, gerak janin dirasakan.',
  findings: [
    {
      code: 'Z34.9',
      objective: 'Keadaan umum baik, denyut jantung janin teratur.',
      assessment: 'Kehamilan normal.',
      plan: 'Tablet tambah darah, kontrol empat minggu lagi.',
    },
  ],
};
const planning: Case = {
  complaint: 'Kontrol KB',
  subjective: 'Kontrol suntik KB, tidak ada keluhan.',
  findings: [
    { code: 'Z30.4', objective: 'Keadaan umum baik.', assessment: 'Akseptor KB suntik.', plan: 'Suntik berikutnya sesuai jadwal.' },
  ],
};
const vaccination: Case = {
  complaint: 'Imunisasi',
  subjective: 'Datang untuk imunisasi sesuai jadwal, anak sehat.',
  findings: [
    {
      code: 'Z27.9',
      objective: 'Anak aktif, tidak demam.',
      assessment: 'Imunisasi rutin.',
      plan: 'Kompres bila bengkak, kunjungan berikutnya sesuai buku KIA.',
    },
  ],
};

const YEAR = 365;
const ofAdults = [fever, cold, pressure, pressure, stomach, head, sugar, skin, back, belly];
const ofYoung = [fever, fever, cold, cold, stomach, head, skin, belly];
const all = [...new Set([...ofAdults, ...ofYoung, teeth, pregnancy, planning, vaccination])];

type Person = { readonly sex: string; readonly birth_date: Day };

/** Why somebody comes to the room with these letters on a day. */
export const casesFor = (code: string, { sex, birth_date }: Person, day: Day): readonly Case[] => {
  const isOver = (years: number) => birth_date < addDays(day, -years * YEAR);
  if (code === 'B') return [teeth];
  if (code === 'C' && !isOver(5)) return [vaccination, vaccination, fever, cold];
  if (code === 'C' && sex === 'P' && isOver(18) && !isOver(45)) return [pregnancy, planning];
  return isOver(35) ? ofAdults : ofYoung;
};

export const caseOf = (complaint: string): Case => all.find((one) => one.complaint === complaint)!;

/** Every code that is used. */
export const demoCodes: readonly string[] = [
  ...new Set(all.flatMap(({ findings }) => findings.flatMap(({ code, also }) => [code, ...(also ? [also] : [])]))),
];
