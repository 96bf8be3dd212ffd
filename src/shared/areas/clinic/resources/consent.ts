/** What a patient, or who decides for them, has agreed to or refused, with the text that was read and the signature. Never changed, only withdrawn. Rules: TRT-1, TRT-11. */
import { ofClient } from '#shared/access';
import { dateTime, integer, json, longText, oneOf, readOnly, text } from '#shared/kit/fields';
import { numbered } from '#shared/kit/owned';
import { defineResource, readOnlyRelation, toOne, type RecordOf } from '#shared/kit/resource';
import { languages } from '#shared/locale';
import { consentKinds, SIGNATURE_MAX, signerRelations } from '../domain/consents';
import { takesBack } from '../reason';

export const consent = defineResource('consent', '/consents', {
  noun: { id: 'persetujuan', en: ['consent', 'consents'] },
  feature: 'team',
  label: 'number',
  calledBy: 'number',
  attributes: {
    number: numbered('PST/{yyyy}/{mm}/{0000}', { counter: 'consent', at: 'add', per: 'client' }),
    status: readOnly(oneOf(['berlaku', 'dicabut'])),
    kind: oneOf(consentKinds, { required: true, initial: 'persetujuan_umum' }),
    language: oneOf(languages, { required: true, initial: 'id' }),
    form: oneOf(['tertulis', 'lisan'], { required: true, initial: 'tertulis' }),
    decision: oneOf(['setuju', 'menolak'], { required: true, initial: 'setuju' }),
    /** The text that was read. The server compares it with its own: what was shown is what is signed. */
    text: longText({ required: true, max: 16_000 }),
    /** The edition of the clinic's template; none for the example that comes with the program. */
    edition: readOnly(integer()),
    signer: text({ required: true, max: 120 }),
    relation: oneOf(signerRelations, { required: true, initial: 'pasien' }),
    /** Demanded for a treatment. */
    witness: text({ max: 120 }),
    /** Strokes as an SVG path on a sheet of 600 × 200 (`isSignature`); none where the consent was spoken. */
    signature: longText({ max: SIGNATURE_MAX }),
    signed_at: readOnly(dateTime()),
    /** Who explained it and noted the decision. */
    author: readOnly(text()),
    withdraw_reason: readOnly(longText({ max: 300 })),
    /** What is printed: a `Paper`. */
    paper: json(),
  },
  relations: {
    entity: toOne('entity', { required: true }),
    visit: toOne('visits', { required: true, where: { status: ['antri', 'diperiksa'] } }),
    treatment: toOne('treatments', { where: { status: ['direncanakan', 'berlangsung'] } }),
    patient: readOnlyRelation(toOne('patients')),
  },
  include: ['patient'],
  search: ['number', 'signer', 'patient.name'],
  sort: ['number', 'patient.name', 'kind', 'decision', 'signed_at', 'created_at'],
  filter: ['kind', 'decision', 'status', 'visit', 'treatment', 'patient', 'signed_at', 'created_at'],
  demandsVersion: true,
  access: {
    list: ofClient('view consents', 'entity'),
    get: ofClient('view consents', 'entity'),
    add: ofClient('create consents', 'entity'),
  },
  roles: {
    admin_klinik: ['view', 'create', 'withdraw'],
    dokter: ['view', 'create', 'withdraw'],
    perawat: ['view', 'create', 'withdraw'],
    kasir: ['view', 'create'],
  },
  states: { field: 'status', initial: 'berlaku', edit: [], destroy: [] },
  commands: {
    withdraw: {
      did: 'withdrawn',
      from: ['berlaku'],
      to: ['dicabut'],
      permission: 'withdraw',
      ...takesBack,
    },
  },
});
export type Consent = RecordOf<typeof consent>;
