/**
 * Public holidays that a new database starts with (TKT-4). Of 2026: the joint decree of three ministers. Of 2027: only days whose date is
 * certain before the decree; those of the Islamic, Balinese and Buddhist calendars are added when it is published.
 */
export const holidays: readonly { readonly day: string; readonly name: string }[] = [
  { day: '2026-01-01', name: 'Tahun Baru 2026' },
  { day: '2026-01-16', name: 'Isra Mikraj' },
  { day: '2026-02-17', name: 'Tahun Baru Imlek 2577' },
  { day: '2026-03-19', name: 'Hari Suci Nyepi' },
  { day: '2026-03-21', name: 'Idulfitri 1447 H' },
  { day: '2026-03-22', name: 'Idulfitri 1447 H, hari kedua' },
  { day: '2026-04-03', name: 'Wafat Yesus Kristus' },
  { day: '2026-04-05', name: 'Paskah' },
  { day: '2026-05-01', name: 'Hari Buruh Internasional' },
  { day: '2026-05-14', name: 'Kenaikan Yesus Kristus' },
  { day: '2026-05-27', name: 'Iduladha 1447 H' },
  { day: '2026-05-31', name: 'Hari Raya Waisak' },
  { day: '2026-06-01', name: 'Hari Lahir Pancasila' },
  { day: '2026-06-16', name: 'Tahun Baru Islam 1448 H' },
  { day: '2026-08-17', name: 'Hari Kemerdekaan' },
  { day: '2026-08-25', name: 'Maulid Nabi Muhammad' },
  { day: '2026-12-25', name: 'Hari Natal' },
  { day: '2027-01-01', name: 'Tahun Baru 2027' },
  { day: '2027-02-06', name: 'Tahun Baru Imlek 2578' },
  { day: '2027-03-26', name: 'Wafat Yesus Kristus' },
  { day: '2027-03-28', name: 'Paskah' },
  { day: '2027-05-01', name: 'Hari Buruh Internasional' },
  { day: '2027-05-06', name: 'Kenaikan Yesus Kristus' },
  { day: '2027-06-01', name: 'Hari Lahir Pancasila' },
  { day: '2027-08-17', name: 'Hari Kemerdekaan' },
  { day: '2027-12-25', name: 'Hari Natal' },
];
