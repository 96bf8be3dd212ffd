/** How codes of ICD-10 and ICD-9-CM are written, and which chapter each is in. Rules: ICD-5, ICD-6. */

/** `ICD10` for diagnoses, `ICD9CM` for procedures. */
export const icdSystems = ['ICD10', 'ICD9CM'] as const;
export type IcdSystem = (typeof icdSystems)[number];

/** The pattern of a code without its dot, and after how many characters the dot comes. */
const forms: Readonly<Record<IcdSystem, { readonly form: RegExp; readonly dotAfter: number }>> = {
  ICD10: { form: /^[A-Z]\d[0-9A-Z][0-9A-Z]{0,4}$/, dotAfter: 3 },
  ICD9CM: { form: /^\d{2,4}$/, dotAfter: 2 },
};

/** The letters and digits of a code, which are what is compared: `k92.2` and `K 922` are `K922`. */
export const compactIcd = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** A code as it is stored, with its dot: `K92.2`, `89.03`; undefined if the text is not a code of the system. */
export const storedIcd = (system: IcdSystem, typed: string): string | undefined => {
  const { form, dotAfter } = forms[system];
  // A code is typed with one dot, a dash or a space at most: other signs make it something else.
  if (!/^[a-z0-9]+(?:[ .-][a-z0-9]*)?$/i.test(typed.trim())) return undefined;
  const compact = compactIcd(typed);
  if (!form.test(compact)) return undefined;
  return compact.length > dotAfter ? `${compact.slice(0, dotAfter)}.${compact.slice(dotAfter)}` : compact;
};

/** The system of a code in a file that does not say it: procedures have digits only. */
export const systemOfIcd = (typed: string): IcdSystem => (/^\d/.test(typed.trim()) ? 'ICD9CM' : 'ICD10');

/** The chapters of diagnoses by their numbers; those of procedures by `p` and their first number. */
export const icdChapters = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '22',
  'p00',
  'p01',
  'p06',
  'p08',
  'p17',
  'p18',
  'p21',
  'p30',
  'p35',
  'p40',
  'p42',
  'p55',
  'p60',
  'p65',
  'p72',
  'p76',
  'p85',
  'p87',
] as const;
/** Each chapter with its first code. */
const starts = {
  ICD10: [
    ['01', 'A00'],
    ['02', 'C00'],
    ['03', 'D50'],
    ['04', 'E00'],
    ['05', 'F00'],
    ['06', 'G00'],
    ['07', 'H00'],
    ['08', 'H60'],
    ['09', 'I00'],
    ['10', 'J00'],
    ['11', 'K00'],
    ['12', 'L00'],
    ['13', 'M00'],
    ['14', 'N00'],
    ['15', 'O00'],
    ['16', 'P00'],
    ['17', 'Q00'],
    ['18', 'R00'],
    ['19', 'S00'],
    ['20', 'V00'],
    ['21', 'Z00'],
  ],
  ICD9CM: icdChapters.filter((chapter) => chapter.startsWith('p')).map((chapter) => [chapter, chapter.slice(1)] as const),
} as const;

export type IcdChapter = (typeof icdChapters)[number];

/** The chapter of a code that is written as it is stored. */
export const chapterOfIcd = (system: IcdSystem, code: string): IcdChapter => {
  // The codes for special purposes stand before V, and are the last chapter.
  if (code.startsWith('U')) return '22';
  const found = starts[system].findLast(([, first]) => first <= code);
  return (found?.[0] ?? starts[system][0]![0]) as IcdChapter;
};
