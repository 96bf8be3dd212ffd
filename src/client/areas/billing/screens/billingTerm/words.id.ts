/** Words of billing terms, in Indonesian. */
import type { billingTerm } from '#shared/areas/billing/resources/billingTerm';
import type { WordsOf } from '#client/kit/words';

export default {
  list: {
    purpose: 'Jangka waktu penagihan sejak suatu tanggal. Tagihan yang sudah terbit tetap memakai ketentuan pada tanggal terbitnya.',
  },
  form: {
    purpose:
      'Ketentuan baru berlaku paling cepat besok dan tidak mengubah yang sudah berjalan. Sesuaikan juga syarat layanan yang dibaca klien.',
  },
  fields: {
    name: 'Nama',
    valid_from: 'Berlaku sejak',
    issued_before: 'Tagihan terbit (hari sebelum periode)',
    due_after: 'Jatuh tempo (hari setelah terbit)',
    invoice_reminders: 'Pengingat tagihan (hari dari jatuh tempo)',
    trial_reminders: 'Pengingat masa coba (hari sebelum berakhir)',
    reminder_hour: 'Jam pengingat',
    grace_after: 'Masa tenggang (hari setelah jatuh tempo)',
    suspended_after: 'Penangguhan (hari setelah masa tenggang dimulai)',
    suspension_notice: 'Pemberitahuan penangguhan (hari sebelumnya)',
    ended_after: 'Langganan berakhir (hari setelah penangguhan)',
    finish_within: 'Menyelesaikan pekerjaan terbuka (hari)',
    export_within: 'Ekspor oleh pemilik (hari setelah berakhir)',
    payout_limit: 'Pencairan kredit oleh satu orang, paling besar',
  },
  columns: { valid_from: 'Sejak' },
  help: {
    name: 'Harus berbeda dari ketentuan lain.',
    valid_from: 'Paling cepat besok. Berlaku sampai ketentuan berikutnya.',
    invoice_reminders: 'Dipisahkan koma, dari yang paling awal. Angka minus berarti sebelum jatuh tempo: -7, -3, 0, 3, 7.',
    trial_reminders: 'Dipisahkan koma, dari yang paling awal: 7, 3, 1.',
    reminder_hour: 'Menurut jam klien, 0 sampai 23.',
    finish_within: 'Setelah ditangguhkan atau dijeda.',
    payout_limit: 'Di atasnya, yang membayar bukan yang meminta.',
  },
  own: {
    begun: 'Sudah berlaku',
    coming: 'Belum berlaku',
    fixed: 'Ketentuan ini sudah berlaku, jadi hanya namanya yang dapat diubah. Untuk mengubah angkanya, tambahkan ketentuan baru.',
    title: 'Artinya',
    issue: 'Tagihan terbit {{issued}} sebelum periodenya dan jatuh tempo {{due}} setelah terbit.',
    reminders: 'Selama belum dibayar, klien diingatkan mulai pukul {{hour}}: {{days}}.',
    before: '{{days}} sebelum jatuh tempo',
    on: 'pada hari jatuh tempo',
    after: '{{days}} sesudahnya',
    grace:
      'Masa tenggang dimulai {{grace}} setelah jatuh tempo. Langganan ditangguhkan {{suspended}} setelah jatuh tempo; klien diberi tahu {{notice}} sebelumnya.',
    end: 'Langganan berakhir {{ended}} setelah ditangguhkan. Pekerjaan terbuka dapat diselesaikan dalam {{finish}}, dan pemilik dapat mengekspor data selama {{export}} setelah berakhir.',
    trial: 'Akhir masa coba diingatkan {{days}} sebelumnya.',
  },
} satisfies WordsOf<typeof billingTerm>;
