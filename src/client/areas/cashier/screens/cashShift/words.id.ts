/** Words of shifts of cashiers, in Indonesian. */
import type { cashShift } from '#shared/areas/cashier/resources/cashShift';
import type { WordsOf } from '#client/kit/words';

export default {
  list: {
    purpose: 'Sif kasir: kas awal, hitungan, selisih, dan serah terima.',
  },
  form: {
    purpose: 'Uang yang Anda terima tercatat pada sif Anda sampai dihitung.',
  },
  fields: {
    number: 'No. sif',
    status: 'Status',
    cashier: 'Kasir',
    cashier_id: 'Akun kasir',
    opened_at: 'Dibuka',
    counted_at: 'Dihitung',
    opening_cash: 'Kas awal',
    counted_tunai: 'Hitungan tunai',
    counted_transfer: 'Hitungan transfer',
    counted_qris: 'Hitungan QRIS',
    counted_kartu: 'Hitungan kartu',
    expected_tunai: 'Menurut catatan tunai',
    expected_transfer: 'Menurut catatan transfer',
    expected_qris: 'Menurut catatan QRIS',
    expected_kartu: 'Menurut catatan kartu',
    difference: 'Selisih',
    difference_reason: 'Penjelasan selisih',
    witness: 'Orang kedua',
    witness_reason: 'Catatan orang kedua',
    handed_over: 'Ditinggal untuk sif berikutnya',
    entity: 'Klien',
    previous: 'Menerima laci dari',
  },
  choices: {
    status: {
      buka: 'Buka',
      dihitung: 'Ada selisih',
      tutup: 'Tutup',
    },
  },
  help: {
    opening_cash: 'Uang tunai di laci saat mulai.',
    previous: 'Kas awal sama dengan yang ditinggal sif itu.',
  },
  commands: {
    count: {
      label: 'Hitung dan tutup',
      purpose: 'Hitung uangnya tanpa melihat catatan; isi 0 bila tidak ada. Selisihnya disimpan dan diperiksa orang kedua.',
      done: 'Sif dihitung.',
      did: 'Menghitung sif {{name}}',
      input: {
        tunai: 'Uang tunai di laci',
        transfer: 'Transfer yang masuk',
        qris: 'QRIS yang masuk',
        kartu: 'Kartu yang masuk',
        leave: 'Ditinggal untuk sif berikutnya',
        difference_reason: 'Penjelasan bila ada selisih',
      },
    },
    witness: {
      label: 'Periksa selisih',
      purpose: 'Orang lain melihat selisihnya dan menutup sif.',
      done: 'Sif ditutup.',
      did: 'Memeriksa selisih sif {{name}}',
      input: {
        reason: 'Catatan',
      },
    },
  },
} satisfies WordsOf<typeof cashShift>;
