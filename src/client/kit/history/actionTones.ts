/** Which acts call for attention: those stand out, the rest is quiet. */
import type { Audit } from '#shared/areas/oversight/resources/audit';
import type { Tone } from '#client/ui/StatusChip';

const tones: Partial<Record<Audit['action'], Tone>> = {
  add: 'success',
  destroy: 'danger',
  purged: 'danger',
  restore: 'success',
  sign_in_failed: 'warning',
  locked: 'danger',
  password_reset: 'warning',
  email_reverted: 'warning',
  reset_link_made: 'warning',
  two_step_off: 'warning',
  view_as: 'info',
};

export const toneOf = (action: Audit['action']): Tone => tones[action] ?? 'neutral';
