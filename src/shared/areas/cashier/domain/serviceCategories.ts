/** What kinds of services a clinic has. Rule: SVC-6. */
export const serviceCategories = [
  'konsultasi',
  'administrasi',
  'kamar',
  'tindakan',
  'lab',
  'radiologi',
  'farmasi',
  'paket',
  'lain',
] as const;
