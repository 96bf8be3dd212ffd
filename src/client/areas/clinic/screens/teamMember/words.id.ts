/** Words of team members, in Indonesian. */
import type { teamMember } from '#shared/areas/clinic/resources/teamMember';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Siapa yang bekerja di klinik, dan siapa yang boleh berpraktik hari ini.' },
  form: { purpose: 'Dokter dengan SIP yang kedaluwarsa tidak dapat dipilih untuk kunjungan baru.' },
  fields: {
    full_name: 'Nama lengkap',
    name: 'Nama',
    title: 'Gelar depan',
    title_after: 'Gelar belakang',
    profession: 'Profesi',
    specialty: 'Spesialisasi',
    sip_no: 'No. SIP',
    sip_expires_at: 'SIP berlaku s/d',
    sip_state: 'Keadaan SIP',
    str_no: 'No. STR',
    str_lifetime: 'STR seumur hidup',
    nik: 'NIK',
    account_id: 'Akun',
    satusehat_id: 'ID SATUSEHAT',
    phone: 'Telepon',
    email: 'E-mail',
    status: 'Status',
    entity: 'Klien',
    poly: 'Poli',
    membership: 'Akun masuk',
  },
  choices: {
    profession: {
      dokter: 'Dokter',
      dokter_gigi: 'Dokter gigi',
      perawat: 'Perawat',
      bidan: 'Bidan',
      apoteker: 'Apoteker',
      ttk: 'Tenaga teknis kefarmasian',
      analis_lab: 'Analis laboratorium',
      radiografer: 'Radiografer',
      admin: 'Administrasi',
      kasir: 'Kasir',
      lainnya: 'Lainnya',
    },
    sip_state: { none: 'Tanpa SIP', valid: 'Berlaku', soon: 'Segera berakhir', lapsed: 'Kedaluwarsa' },
    status: { active: 'Aktif', inactive: 'Nonaktif' },
  },
  help: {
    title: 'Misalnya dr., drg., Ns., apt.',
    title_after: 'Misalnya Sp.A, S.Kep.',
    poly: 'Tempat ia biasanya bekerja.',
    membership: 'Ketik alamat e-mailnya untuk mengundang. Kosongkan bila ia tidak memakai aplikasi.',
    sip_expires_at: 'SIP berlaku lima tahun. Masih dapat dipakai pada hari terakhirnya.',
  },
} satisfies WordsOf<typeof teamMember>;
