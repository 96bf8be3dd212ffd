/** Words of tax rules, in Indonesian. */
import type { taxrule } from '#shared/areas/billing/resources/taxrule';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Cara menghitung PPN dan bea meterai sejak suatu tanggal. Tanggal dokumen menentukan aturan yang dipakai.' },
  form: { purpose: 'PPN = tarif × DPP, dan DPP = harga × pembilang ÷ penyebut.' },
  fields: {
    name: 'Nama',
    valid_from: 'Berlaku sejak',
    pkp: 'Pengusaha kena pajak',
    rate: 'Tarif (%)',
    dpp_num: 'Pembilang DPP',
    dpp_den: 'Penyebut DPP',
    duty_above: 'Bermeterai bila lebih dari',
    stamp_duty: 'Bea meterai',
  },
  columns: { pkp: 'PKP', dpp_num: 'DPP ×', dpp_den: 'DPP ÷' },
  help: {
    name: 'Harus berbeda dari aturan lain.',
    valid_from: 'Dokumen sejak tanggal ini memakainya, sampai aturan berikutnya.',
    pkp: 'Yang bukan PKP tidak memungut PPN.',
    dpp_num: 'Sejak 2025 untuk barang dan jasa tidak mewah: 11.',
    dpp_den: 'Sejak 2025 untuk barang dan jasa tidak mewah: 12.',
    duty_above: 'Kuitansi di atas jumlah ini diberi kotak meterai.',
  },
} satisfies WordsOf<typeof taxrule>;
