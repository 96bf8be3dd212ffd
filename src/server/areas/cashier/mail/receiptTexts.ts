/** The mail that brings a patient the receipt of a payment; it says nothing of what was treated. Rule: CSH-8. */
import type { Language } from '#shared/locale';
import type { PatientReceipt, Texts } from '../../mailTexts';

const called: Readonly<Record<Language, Readonly<Record<PatientReceipt, string>>>> = {
  id: { pembayaran: 'Kuitansi', uang_muka: 'Tanda terima uang muka', pengembalian: 'Bukti pengembalian' },
  en: { pembayaran: 'Receipt', uang_muka: 'Deposit receipt', pengembalian: 'Refund receipt' },
};

export const receiptTexts: Texts['patient_receipt'] = {
  id: ({ client, number, amount, what }) => ({
    subject: `${called.id[what]} ${number}${client && ` dari ${client}`}`,
    body: [
      `Terlampir ${called.id[what].toLowerCase()} ${number} dari ${client || 'klinik'}: ${amount}.`,
      'Jika Anda tidak mengenali pembayaran ini, hubungi klinik.',
    ],
  }),
  en: ({ client, number, amount, what }) => ({
    subject: `${called.en[what]} ${number}${client && ` from ${client}`}`,
    body: [
      `Attached is the ${called.en[what].toLowerCase()} ${number} from ${client || 'the clinic'}: ${amount}.`,
      'If you do not recognise this payment, please contact the clinic.',
    ],
  }),
};
