/** The proof of a transfer that the demo's clients send: a page of a bank as a PDF, drawn anew with the same bytes each time. */
import { receiverOf } from '../../files/receive';
import { openFiles, type FileStore } from '../../files/store';
import type { KeptFile } from '../../files/waiting';
import { payment } from '#shared/areas/billing/resources/payment';
import type { Config } from '../../config';

/** What the page says. `amount` in rupiah. */
export type Transfer = { readonly reference: string; readonly day: string; readonly amount: number; readonly to: string };

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');

const linesOf = ({ reference, day, amount, to }: Transfer): readonly string[] => [
  'BUKTI TRANSFER',
  'Transaksi berhasil',
  `Tanggal: ${day}`,
  `Nomor referensi: ${reference}`,
  `Ke rekening: ${to}`,
  `Jumlah: Rp ${amount.toLocaleString('id-ID')}`,
];

/** A PDF of one small page with these lines, the first one larger. */
export const transferPdf = (transfer: Transfer): Buffer => {
  const [title, ...rest] = linesOf(transfer).map((line) => `(${escaped(line)}) Tj`);
  const text = `BT /F1 18 Tf 40 250 Td ${title} /F1 11 Tf ${rest.map((line) => `0 -28 Td ${line}`).join(' ')} ET`;
  const frame = '0.06 0.47 0.43 RG 2 w 20 20 380 270 re S';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 310] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${frame.length + text.length + 1} >>\nstream\n${frame}\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const begin = '%PDF-1.4\n';
  const bodies = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`);
  const starts = bodies.map((_, at) => begin.length + bodies.slice(0, at).join('').length);
  const end = begin.length + bodies.join('').length;
  const table = ['0000000000 65535 f ', ...starts.map((start) => `${String(start).padStart(10, '0')} 00000 n `)].join('\n');
  const trailer = `xref\n0 ${objects.length + 1}\n${table}\ntrailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`;
  return Buffer.from(begin + bodies.join('') + trailer, 'latin1');
};

/** Stores the proof of a transfer, as an upload does. @returns what the column of the payment keeps */
export type KeepProof = (transfer: Transfer) => Promise<KeptFile>;

export const keepingProofs = (config: Pick<Config, 'filesDir' | 's3'>): KeepProof => {
  const files: FileStore = openFiles(config);
  const { proof } = payment.attributes;
  return async (transfer) => {
    const attachment = { bytes: transferPdf(transfer), name: `bukti-transfer-${transfer.reference}.pdf` };
    const { stored, bytes, type, value } = await receiverOf(proof).receive(attachment, proof);
    await files.put(stored, bytes, type);
    return value as KeptFile;
  };
};
