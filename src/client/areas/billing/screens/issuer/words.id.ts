/** Words of the issuer, in Indonesian. */
import type { issuer } from '#shared/areas/billing/resources/issuer';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Identitas penjual pada tagihan, kuitansi, dan nota kredit. Tiap dokumen memuat versi yang berlaku pada tanggalnya.' },
  form: {
    purpose:
      'Versi yang sudah tercetak pada dokumen tidak dapat diubah; tambahkan versi baru. PPN dipungut atau tidak diatur pada aturan pajak.',
  },
  fields: {
    name: 'Nama badan usaha',
    valid_from: 'Berlaku sejak',
    address: 'Alamat',
    npwp: 'NPWP',
    pkp_no: 'Nomor pengukuhan PKP',
    email: 'E-mail untuk tagihan',
    phone: 'Telepon',
    number_prefix: 'Awalan nomor dokumen',
    letterhead: 'Kop atau logo',
    signature_name: 'Nama penanda tangan',
    signature: 'Tanda tangan',
  },
  columns: { valid_from: 'Sejak', number_prefix: 'Awalan' },
  help: {
    valid_from: 'Berlaku sampai versi berikutnya. Paling cepat sehari setelah dokumen terakhir.',
    number_prefix: 'Huruf besar dan angka. NADI menjadi NADI/INV/2026/11/0001; nomor urutnya tetap berlanjut.',
    letterhead: 'Tanpa unggahan, kop versi sebelumnya yang dipakai.',
    signature: 'Tanpa unggahan, tanda tangan versi sebelumnya yang dipakai.',
  },
  own: {
    copied:
      'Isian disalin dari versi yang berlaku hari ini: ubah yang berbeda saja. Versi yang sudah tercetak pada dokumen tetap seperti semula.',
  },
} satisfies WordsOf<typeof issuer>;
