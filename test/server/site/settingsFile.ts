/** An operator's facts for tests: none of them, or some. */
import type { SiteSettings } from '#shared/site';

export const emptySettings = (said: Partial<SiteSettings> = {}): SiteSettings => ({
  brand: 'Nadi',
  legal_name: '',
  address: '',
  email_support: '',
  email_privacy: '',
  phone: '',
  whatsapp: '',
  nib: '',
  pse_no: '',
  npwp: '',
  dpo_name: '',
  hosting_region: '',
  sla: '',
  cap: '',
  forum: '',
  social: {},
  store_badges: {},
  member_url: '',
  cloud_url: '',
  ...said,
});
