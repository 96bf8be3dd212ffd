/** A code of ICD-10 or ICD-9-CM: one list for all clinics, which only the platform's people change. Rules: ICD-4 to ICD-7. */
import { can, clientOr } from '#shared/access';
import { flag, integer, oneOf, readOnly, text } from '#shared/kit/fields';
import { defineResource, type RecordOf } from '#shared/kit/resource';
import { icdChapters, icdSystems } from '../domain/icdCode';

/** Everybody whose role at a clinic reads the clinic's own terms sees every code. */
const seen = clientOr('view icd-codes', 'view icd-terms', {});

export const icdCode = defineResource('icdCode', '/icd-codes', {
  noun: { id: 'kode ICD', en: ['ICD code', 'ICD codes', 'an'] },
  feature: 'icd',
  pages: {
    base: '/bisnisku/icd',
    add: 'add-code',
    edit: 'edit-code',
    group: 'business',
    partly: true,
    own: ['list'],
    words: ['icd'],
  },
  label: 'title_id',
  labelEn: 'title_en',
  attributes: {
    /** As it is stored, with its dot: `K92.2`. */
    code: text({ required: true, unique: true, max: 9 }),
    system: oneOf(icdSystems, { required: true, initial: 'ICD10' }),
    title_id: text({ required: true, max: 255 }),
    title_en: text({ required: true, max: 255 }),
    /** Follows from the code. */
    chapter: readOnly(oneOf(icdChapters)),
    /** Whether a visit can be coded with it: not with a group, such as K92 where there is K92.2. */
    usable: flag(true),
    active: flag(true),
    /** It came with the program, with a short name in our own words. */
    example: readOnly(flag()),
    /** What the clinic of the person who reads has noted of the code (`icd-terms`). */
    terms: readOnly(text()),
    favourite: readOnly(flag()),
    hidden: readOnly(flag()),
    /** How often the clinic of the person who reads has coded it in the last 90 days. */
    uses: readOnly(integer()),
  },
  search: ['code', 'title_id', 'title_en', 'terms'],
  sort: ['code', 'title_id', 'title_en', 'chapter', 'uses', 'created_at'],
  filter: ['chapter', 'system', 'favourite', 'active', 'usable', 'hidden', 'example'],
  columns: ['title_id', 'code', 'title_en', 'favourite', 'uses', 'terms', 'chapter'],
  access: {
    list: seen,
    get: seen,
    add: can('create icd-codes'),
    update: can('edit icd-codes'),
  },
});
export type IcdCode = RecordOf<typeof icdCode>;
