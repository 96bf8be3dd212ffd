/** What each status means, by its name: the same word has the same colour in lists, on pages and in charts. */
import type { Tone } from './StatusChip';

/** Tone → the statuses that have it. A test holds every declared status in exactly one of them. */
export const statusesOf: Readonly<Record<Tone, readonly string[]>> = {
  /** It is as it should be. */
  success: [
    'active',
    'published',
    'paid',
    'verified',
    'resolved',
    'sent',
    'ready',
    'running',
    'valid',
    'selesai',
    'datang',
    'signed',
    'berlaku',
    'lunas',
  ],
  /** It goes on by itself. */
  info: [
    'trial',
    'scheduled',
    'issued',
    'new',
    'open',
    'queued',
    'making',
    'antri',
    'diperiksa',
    'dikonfirmasi',
    'berlangsung',
    'berjalan',
    'buka',
    'ditagih',
  ],
  /** Somebody is waited for, or it ends soon. */
  warning: [
    'pending',
    'pending_customer',
    'partially_paid',
    'grace',
    'paused',
    'invited',
    'high',
    'hour',
    'soon',
    'lansia',
    'hamil',
    'disabilitas',
    'tidak_datang',
    'terbuka',
    'menunggu',
    'dihitung',
  ],
  /** Something is wrong. */
  danger: ['overdue', 'late', 'rejected', 'suspended', 'uncollectible', 'failed', 'critical', 'lapsed', 'gawat', 'berat'],
  /** Not begun, or over. */
  neutral: [
    'draft',
    'none',
    'inactive',
    'archived',
    'ended',
    'closed',
    'void',
    'expired',
    'returned',
    'kept',
    'low',
    'normal',
    'later',
    'dirujuk',
    'batal',
    'tutup',
    'ditolak',
    'deceased',
    'merged',
    'biasa',
    'dipesan',
    'recorded',
    'struck',
    'amended',
    'discarded',
    'cancelled',
    'direncanakan',
    'dikoreksi',
    'dicabut',
  ],
};

const tones = new Map(Object.entries(statusesOf).flatMap(([tone, statuses]) => statuses.map((one) => [one, tone as Tone])));

/** A value that is no status, such as a kind, calls for no attention. */
export const toneOfStatus = (status: string): Tone => tones.get(status) ?? 'neutral';
