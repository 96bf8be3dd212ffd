/** Words of a clinic's own audit, in Indonesian. */
import audit from '../../words/id/audit';
import type { clientAudit } from '#shared/areas/oversight/resources/clientAudit';
import type { WordsOf } from '#client/kit/words';

export default {
  fields: {
    action: 'Tindakan',
    resource: 'Jenis data',
    record_id: 'ID data',
    record_label: 'Data',
    actor_name: 'Pelaku',
    by: 'Pihak',
    before: 'Sebelum',
    after: 'Sesudah',
    command: 'Perintah',
    from_state: 'Status sebelum',
    to_state: 'Status sesudah',
    input: 'Isian perintah',
    withheld: 'Data yang tidak boleh dilihat',
    cause_id: 'ID catatan penyebab',
    follows: 'Akibat catatan lain',
    entity: 'Klien',
  },
  choices: {
    action: audit.action,
    by: { client: 'Klinik', provider: 'Tim kami', clock: 'Otomatis' },
  },
  own: { purpose: 'Siapa mengubah apa di klinik, dan kapan. Tidak ada yang dapat mengubah atau menghapus catatan ini.' },
} satisfies WordsOf<typeof clientAudit>;
