/** Which tone a status has, by its name: the same word looks the same everywhere. */
import type { Tone } from './StatusChip';

const tones: Readonly<Record<string, Tone>> = {
  active: 'success',
  published: 'success',
  trial: 'info',
  scheduled: 'info',
  issued: 'info',
  new: 'info',
  open: 'info',
  pending_customer: 'warning',
  resolved: 'success',
  paid: 'success',
  verified: 'success',
  rejected: 'danger',
  grace: 'warning',
  paused: 'warning',
  archived: 'warning',
  suspended: 'danger',
};

/** A status that calls for no attention is neutral. */
export const toneOfStatus = (status: string): Tone => tones[status] ?? 'neutral';
