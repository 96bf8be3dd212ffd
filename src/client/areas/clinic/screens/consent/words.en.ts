/** Words of consents, in English. */
import type { consent } from '#shared/areas/clinic/resources/consent';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'What patients agreed to and refused, with the text that was read and the signature.' },
  form: { purpose: 'Read the text with the patient, then sign.' },
  fields: {
    number: 'Number',
    status: 'Status',
    kind: 'Kind of consent',
    language: 'Language',
    form: 'Form',
    decision: 'Decision',
    text: 'Text',
    edition: 'Edition of the text',
    signer: 'Name of who signs',
    relation: 'Relation to the patient',
    witness: 'Name of the witness',
    signature: 'Signature',
    signed_at: 'Time',
    author: 'Explained by',
    withdraw_reason: 'Reason for the withdrawal',
    paper: 'What is printed',
    entity: 'Client',
    visit: 'Visit',
    treatment: 'Treatment',
    patient: 'Patient',
  },
  choices: {
    status: { berlaku: 'Valid', dicabut: 'Withdrawn' },
    kind: { persetujuan_umum: 'General consent', persetujuan_tindakan: 'Consent to a treatment' },
    language: { id: 'Indonesian', en: 'English' },
    form: { tertulis: 'Signed', lisan: 'Spoken' },
    decision: { setuju: 'Agrees', menolak: 'Refuses' },
    relation: {
      pasien: 'The patient',
      pasangan: 'Husband or wife',
      orang_tua: 'Parent',
      anak: 'Child',
      saudara: 'Brother or sister',
      wali: 'Guardian',
    },
  },
  commands: {
    withdraw: {
      label: 'Withdraw',
      purpose: 'The consent is no longer valid. Its text and signature stay stored.',
      done: 'The consent was withdrawn.',
      did: 'Withdrew the consent {{name}}',
      input: { reason: 'Reason for the withdrawal' },
    },
  },
} satisfies WordsOf<typeof consent>;
