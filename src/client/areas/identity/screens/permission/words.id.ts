/** Words of permissions, in Indonesian. */
import type { permission } from '#shared/areas/identity/resources/permission';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Setiap hal yang dapat diperbolehkan kepada sebuah peran.' },
  form: { purpose: 'Beri label yang mudah dimengerti, lalu tentukan peran yang memegangnya.' },
  fields: {
    name: 'Nama',
    label: 'Label',
    description: 'Deskripsi',
    resource: 'Data',
    action: 'Tindakan',
    system: 'Bawaan',
    roles: 'Peran yang memegangnya',
    roles_count: 'Peran',
  },
  help: {
    name: 'Yang diperiksa oleh sistem, misalnya “export invoices”. Harus berbeda dari izin lain.',
    label: 'Yang dibaca orang, misalnya “Ekspor tagihan”.',
    resource: 'Data yang dijaganya, misalnya invoices.',
    action: 'Apa yang diperbolehkan, misalnya export.',
  },
} satisfies WordsOf<typeof permission>;
