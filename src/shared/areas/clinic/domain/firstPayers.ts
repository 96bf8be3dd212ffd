/** Patients who pay themselves, and BPJS: the payers that each clinic begins with. Rule: CORE-8. */
export const firstPayers = [
  { code: 'UMUM', name: 'Umum (bayar sendiri)', kind: 'umum' },
  { code: 'BPJS', name: 'BPJS Kesehatan', kind: 'bpjs' },
] as const;
