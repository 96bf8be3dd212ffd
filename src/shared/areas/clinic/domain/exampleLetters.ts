/** Texts of letters and of consents in our own words, for clinics that have no template of their own. Rules: LET-2, TRT-11. */
import type { Language } from '#shared/locale';
import type { TemplateKind } from './letters';

export type LetterText = { readonly title: string; readonly body: string };

const lines = (...all: string[]): string => all.join('\n');

/** The texts of a clinic that has no template of its own. */
export const exampleLetters: Readonly<Record<TemplateKind, Readonly<Record<Language, LetterText>>>> = {
  sakit: {
    id: {
      title: 'Surat Keterangan Sakit',
      body: lines(
        'Yang bertanda tangan di bawah ini, dokter pada {{clinic}}, menerangkan dengan sebenarnya bahwa:',
        '',
        'Nama: {{patient}}',
        'Umur: {{age}}',
        'Jenis kelamin: {{sex}}',
        'Alamat: {{address}}',
        '',
        'telah diperiksa pada tanggal {{visit_day}} dan dinyatakan sakit, sehingga memerlukan {{rest}} selama {{days}} hari, terhitung mulai tanggal {{first_day}} sampai dengan {{last_day}}.',
        'Diagnosis: {{diagnosis}}',
        '',
        'Demikian surat keterangan ini dibuat untuk dipergunakan sebagaimana mestinya.',
      ),
    },
    en: {
      title: 'Sick Note',
      body: lines(
        'I, the undersigned doctor of {{clinic}}, certify that:',
        '',
        'Name: {{patient}}',
        'Age: {{age}}',
        'Sex: {{sex}}',
        'Address: {{address}}',
        '',
        'was examined on {{visit_day}} and found to be ill. The patient needs {{rest}} (number of days: {{days}}), from {{first_day}} to {{last_day}}.',
        'Diagnosis: {{diagnosis}}',
        '',
        'This letter is issued to be used as necessary.',
      ),
    },
  },
  sehat: {
    id: {
      title: 'Surat Keterangan Sehat',
      body: lines(
        'Yang bertanda tangan di bawah ini, dokter pada {{clinic}}, menerangkan dengan sebenarnya bahwa:',
        '',
        'Nama: {{patient}}',
        'Tanggal lahir: {{birth_date}} ({{age}})',
        'Jenis kelamin: {{sex}}',
        'Alamat: {{address}}',
        '',
        'telah diperiksa pada tanggal {{visit_day}} dan pada saat pemeriksaan dinyatakan berbadan sehat.',
        '',
        'Tinggi badan: {{height}}',
        'Berat badan: {{weight}}',
        'Tekanan darah: {{blood_pressure}}',
        '',
        'Surat keterangan ini dibuat untuk keperluan: {{purpose}}.',
      ),
    },
    en: {
      title: 'Certificate of Good Health',
      body: lines(
        'I, the undersigned doctor of {{clinic}}, certify that:',
        '',
        'Name: {{patient}}',
        'Date of birth: {{birth_date}} ({{age}})',
        'Sex: {{sex}}',
        'Address: {{address}}',
        '',
        'was examined on {{visit_day}} and was in good health at the time of the examination.',
        '',
        'Height: {{height}}',
        'Weight: {{weight}}',
        'Blood pressure: {{blood_pressure}}',
        '',
        'This certificate is issued for the purpose of: {{purpose}}.',
      ),
    },
  },
  rujukan: {
    id: {
      title: 'Surat Rujukan',
      body: lines(
        'Kepada Yth. {{referred_to}}',
        'di tempat',
        '',
        'Dengan hormat, mohon pemeriksaan dan penanganan lebih lanjut terhadap pasien:',
        '',
        'Nama: {{patient}}',
        'Tanggal lahir: {{birth_date}} ({{age}})',
        'Jenis kelamin: {{sex}}',
        'No. rekam medis: {{mrn}}',
        'Diagnosis sementara: {{diagnosis}}',
        'Alasan rujukan: {{reason}}',
        '',
        'Atas perhatian dan kerja sama Sejawat, kami ucapkan terima kasih.',
      ),
    },
    en: {
      title: 'Referral Letter',
      body: lines(
        'To: {{referred_to}}',
        '',
        'Dear colleague, please examine and treat the following patient:',
        '',
        'Name: {{patient}}',
        'Date of birth: {{birth_date}} ({{age}})',
        'Sex: {{sex}}',
        'Record no.: {{mrn}}',
        'Provisional diagnosis: {{diagnosis}}',
        'Reason for the referral: {{reason}}',
        '',
        'Thank you for your attention and cooperation.',
      ),
    },
  },
  kontrol: {
    id: {
      title: 'Surat Kontrol',
      body: lines(
        'Pasien berikut perlu datang kembali untuk kontrol pada tanggal {{control_day}}:',
        '',
        'Nama: {{patient}}',
        'Umur: {{age}}',
        'No. rekam medis: {{mrn}}',
        'Diagnosis: {{diagnosis}}',
        '',
        'Mohon membawa surat ini pada saat kontrol. Bila keluhan memberat sebelum tanggal tersebut, segera periksakan diri.',
      ),
    },
    en: {
      title: 'Follow-up Letter',
      body: lines(
        'The following patient is asked to come back for a follow-up on {{control_day}}:',
        '',
        'Name: {{patient}}',
        'Age: {{age}}',
        'Record no.: {{mrn}}',
        'Diagnosis: {{diagnosis}}',
        '',
        'Please bring this letter. If the complaints get worse before that day, please see a doctor at once.',
      ),
    },
  },
  resume: {
    id: {
      title: 'Resume Medis',
      body: lines(
        'Nama: {{patient}}',
        'Tanggal lahir: {{birth_date}} ({{age}})',
        'Jenis kelamin: {{sex}}',
        'No. rekam medis: {{mrn}}',
        'Tanggal kunjungan: {{visit_day}}',
        'Diagnosis: {{diagnosis}}',
        '',
        '{{text}}',
      ),
    },
    en: {
      title: 'Medical Summary',
      body: lines(
        'Name: {{patient}}',
        'Date of birth: {{birth_date}} ({{age}})',
        'Sex: {{sex}}',
        'Record no.: {{mrn}}',
        'Day of the visit: {{visit_day}}',
        'Diagnosis: {{diagnosis}}',
        '',
        '{{text}}',
      ),
    },
  },
  persetujuan_umum: {
    id: {
      title: 'Persetujuan Umum',
      body: lines(
        'Saya yang bertanda tangan di bawah ini, untuk pasien {{patient}} (No. RM {{mrn}}), menyatakan:',
        '',
        '1. Saya menyetujui pemeriksaan dan perawatan yang lazim di {{clinic}}. Tindakan yang berisiko akan dijelaskan dan dimintakan persetujuan tersendiri.',
        '2. Saya memberikan keterangan yang benar dan lengkap tentang kesehatan pasien, termasuk alergi dan obat yang sedang diminum.',
        '3. Saya mengetahui bahwa isi rekam medis dirahasiakan. Isinya hanya dibuka kepada tenaga kesehatan yang merawat, kepada penjamin yang dipilih, dan bila diwajibkan oleh undang-undang.',
        '4. Saya berhak bertanya, meminta salinan ringkasan rekam medis, dan mencabut persetujuan ini.',
      ),
    },
    en: {
      title: 'General Consent',
      body: lines(
        'I, the undersigned, state for the patient {{patient}} (record no. {{mrn}}):',
        '',
        '1. I agree to the usual examinations and care at {{clinic}}. A treatment with risks will be explained, and I will be asked for consent to it.',
        '2. What I say about the health of the patient is true and complete, including allergies and medicines that are taken now.',
        '3. I know that the medical record is confidential. It is opened only to the professionals who treat the patient, to the chosen payer, and where the law demands it.',
        '4. I may ask questions, ask for a copy of the summary of the record, and withdraw this consent.',
      ),
    },
  },
  persetujuan_tindakan: {
    id: {
      title: 'Persetujuan atau Penolakan Tindakan',
      body: lines(
        'Nama pasien: {{patient}}',
        'No. RM: {{mrn}}',
        'Tindakan: {{treatment}}',
        'Pelaksana: {{doctor}}',
        '',
        '{{explanation}}',
        '',
        'Saya telah menerima penjelasan tentang keadaan pasien, tujuan dan cara tindakan, manfaat, risiko, pilihan lain, dan apa yang dapat terjadi bila tindakan tidak dilakukan. Saya telah mendapat kesempatan bertanya dan memahami jawabannya.',
        'Saya mengetahui bahwa keputusan ini dapat saya tarik kembali sebelum tindakan dimulai.',
      ),
    },
    en: {
      title: 'Consent to or Refusal of a Treatment',
      body: lines(
        'Patient: {{patient}}',
        'Record no.: {{mrn}}',
        'Treatment: {{treatment}}',
        'Performed by: {{doctor}}',
        '',
        '{{explanation}}',
        '',
        'I was told about the state of the patient, the aim and the steps of the treatment, its benefits, its risks, other options, and what can happen without it. I could ask questions, and I understood the answers.',
        'I know that I can take this decision back before the treatment begins.',
      ),
    },
  },
};
