/** Words of who opened or exported which record, in Indonesian. */
import type { reading } from '#shared/areas/clinic/resources/reading';
import type { WordsOf } from '#client/kit/words';

export default {
  fields: {
    resource: 'Jenis data',
    record_id: 'ID data',
    record_label: 'Data',
    person_id: 'ID orang',
    person_name: 'Nama',
    role: 'Peran',
    opened: 'Dibuka (kali)',
    exported: 'Diekspor (kali)',
    first_at: 'Pertama',
    last_at: 'Terakhir',
    entity: 'Klien',
  },
  own: {
    title: 'Siapa yang membuka atau mengekspor',
    purpose: 'Satu baris untuk setiap orang dan jam. Hanya pemilik klinik yang melihatnya.',
    support: 'Tim dukungan',
  },
} satisfies WordsOf<typeof reading>;
