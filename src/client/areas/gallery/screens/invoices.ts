/** Invoices of clinics that there are none of: rows for the guide's tables. */
import type { Tone } from '#client/ui/StatusChip';

export type Invoice = {
  readonly number: string;
  readonly client: string;
  readonly amount: number;
  readonly day: string;
  readonly status: 'paid' | 'sent' | 'late';
};

export const tones: Readonly<Record<Invoice['status'], Tone>> = { paid: 'success', sent: 'info', late: 'danger' };

export const invoices: readonly Invoice[] = [
  { number: 'INV-2026-0041', client: 'Klinik Melati', amount: 1_250_000, day: '2026-11-02', status: 'paid' },
  { number: 'INV-2026-0042', client: 'Praktik dr. Sekar', amount: 150_000, day: '2026-11-03', status: 'paid' },
  { number: 'INV-2026-0043', client: 'Klinik Anggrek', amount: 890_000, day: '2026-11-03', status: 'sent' },
  { number: 'INV-2026-0044', client: 'Klinik Melati', amount: 75_000, day: '2026-11-05', status: 'late' },
  { number: 'INV-2026-0045', client: 'RSIA Kenanga', amount: 12_400_000, day: '2026-11-08', status: 'sent' },
  { number: 'INV-2026-0046', client: 'Klinik Anggrek', amount: 890_000, day: '2026-11-12', status: 'paid' },
  { number: 'INV-2026-0047', client: 'Praktik dr. Sekar', amount: 150_000, day: '2026-11-15', status: 'late' },
];
