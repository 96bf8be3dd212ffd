/** The demo's tickets: questions that clinics ask, in every state, some of them waiting too long. */
import type { Ref } from '#shared/kit/resource';
import type { Work } from '../../repository/work';
import type { Moment, Play } from './timeline';

const DAY = 86_400_000;
const HOUR = 3_600_000;

type Category = 'technical' | 'billing' | 'account' | 'module_request' | 'other';
type Question = {
  readonly subject: string;
  readonly category: Category;
  readonly message: string;
  readonly answer: string;
};

const questions: readonly Question[] = [
  {
    subject: 'Tarif layanan tidak tersimpan',
    category: 'technical',
    message: 'Setelah menekan Simpan, tarif konsultasi kembali ke angka lama. Sudah dicoba di dua komputer.',
    answer: 'Terima kasih laporannya. Kami sudah memperbaikinya; mohon muat ulang halaman lalu coba sekali lagi.',
  },
  {
    subject: 'Mohon faktur pajak bulan lalu',
    category: 'billing',
    message: 'Bagian keuangan kami memerlukan faktur pajak untuk tagihan bulan lalu.',
    answer: 'Nomor faktur pajaknya sudah kami catat pada tagihan. Silakan unduh tagihannya sekali lagi.',
  },
  {
    subject: 'Menambah pengguna perawat',
    category: 'account',
    message: 'Kami mempunyai tiga perawat baru. Bagaimana cara mengundang mereka?',
    answer: 'Buka Orang di klinik, pilih Tambah, lalu isi alamat e-mail dan perannya. Undangan terkirim saat itu juga.',
  },
  {
    subject: 'Kapan modul Radiologi tersedia?',
    category: 'module_request',
    message: 'Kami berencana membuka layanan rontgen bulan depan dan ingin memakai modul Radiologi.',
    answer: 'Modul Radiologi sedang kami siapkan. Kami kabari begitu dapat dicoba.',
  },
  {
    subject: 'Bukti transfer salah unggah',
    category: 'billing',
    message: 'Kami mengunggah bukti transfer milik klinik cabang. Mohon dibantu menggantinya.',
    answer: 'Bukti yang lama sudah kami tolak. Silakan kirim yang benar dari halaman tagihan.',
  },
  {
    subject: 'Halaman lambat pada jam sibuk',
    category: 'technical',
    message: 'Antara pukul 08.00 dan 10.00 daftar layanan terasa lambat dibuka.',
    answer: 'Kami menemukan penyebabnya dan memperbaikinya semalam. Mohon kabari bila masih terasa lambat.',
  },
  {
    subject: 'Mengubah nama klinik pada tagihan',
    category: 'account',
    message: 'Nama badan usaha kami berubah. Apakah tagihan berikutnya dapat memakai nama yang baru?',
    answer: 'Dapat. Pemilik klinik mengubahnya di Pengaturan klinik; tagihan berikutnya memakai nama itu.',
  },
  {
    subject: 'Ekspor data untuk laporan tahunan',
    category: 'other',
    message: 'Kami perlu data layanan selama setahun untuk laporan dinas kesehatan.',
    answer: 'Buka Pengaturan klinik, lalu pilih Ekspor data. Berkasnya siap dalam beberapa menit.',
  },
];

/** What was done with a ticket, by the hours after it was written. */
type Act = {
  readonly after: number;
  readonly by: 'owner' | 'staff';
  readonly run: (work: Work, id: string, question: Question) => Promise<unknown>;
};
type Course = { readonly hoursAgo: number; readonly acts: (staff: Ref) => readonly Act[] };

const act = (after: number, by: Act['by'], run: Act['run']): Act => ({ after, by, run });
const take = (after: number, assignee: Ref): Act => act(after, 'staff', (work, id) => work.run('ticket', 'assign', id, { assignee }));
const answer = (after: number): Act => act(after, 'staff', (work, id, { answer: message }) => work.run('ticket', 'reply', id, { message }));
const solve = (after: number): Act => act(after, 'staff', (work, id) => work.run('ticket', 'resolve', id, {}));

/** One for each state, and two that wait too long. */
const courses: readonly Course[] = [
  { hoursAgo: 2, acts: () => [] },
  { hoursAgo: 26, acts: (staff) => [take(1, staff), answer(3)] },
  {
    hoursAgo: 50,
    acts: (staff) => [
      take(1, staff),
      act(2, 'staff', (work, id) => work.run('ticket', 'ask', id, { message: 'Boleh kirim gambar layarnya, dan jam berapa terjadi?' })),
    ],
  },
  { hoursAgo: 40, acts: (staff) => [take(2, staff), answer(4), solve(5)] },
  {
    hoursAgo: 24 * 12,
    acts: (staff) => [
      take(1, staff),
      answer(2),
      solve(20),
      act(30, 'owner', (work, id) =>
        work.run('ticket', 'confirm', id, { satisfaction: 5, satisfaction_comment: 'Cepat dan jelas, terima kasih.' }),
      ),
    ],
  },
  { hoursAgo: 24 * 6, acts: (staff) => [take(3, staff)] },
  {
    hoursAgo: 24 * 33,
    acts: (staff) => [
      take(2, staff),
      answer(5),
      solve(30),
      act(48, 'owner', (work, id) => work.run('ticket', 'confirm', id, { satisfaction: 4, satisfaction_comment: null })),
    ],
  },
  { hoursAgo: 24 * 4, acts: () => [] },
];

/** One client of so many has a ticket. */
const EACH = 7;

/** What a client asks, and what becomes of it. @param today in milliseconds */
export const ticketMoments = (play: Play, today: number, staff: Ref): readonly Moment[] => {
  if (play.number % EACH !== 3) return [];
  const place = Math.floor(play.number / EACH);
  const [course, question] = [courses[place % courses.length]!, questions[(place * 3) % questions.length]!];
  const at = today - course.hoursAgo * HOUR - (place % 5) * (HOUR / 4) - Math.floor(place / courses.length) * DAY;
  let id = '';
  const { subject, category, message } = question;
  return [
    {
      at,
      by: 'owner',
      run: async (work) => {
        id = await work.add('ticket', { subject, category, message, entity: { type: 'entity', id: play.ids.entity! } });
      },
    },
    ...course.acts(staff).map(({ after, by, run }): Moment => ({ at: at + after * HOUR, by, run: (work) => run(work, id, question) })),
  ];
};
