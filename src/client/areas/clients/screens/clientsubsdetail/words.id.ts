/** Words of subscription details, in Indonesian. */
import type { clientsubsdetail } from '#shared/areas/clients/resources/clientsubsdetail';
import type { WordsOf } from '#client/kit/words';

export default {
  fields: {
    price: 'Harga',
    qty: 'Banyaknya',
    start_at: 'Mulai',
    end_at: 'Berakhir',
    status: 'Status',
    clientsubsheader: 'Langganan',
    module: 'Modul',
    entity: 'Klien',
  },
  choices: { status: { scheduled: 'Dijadwalkan', active: 'Aktif', ended: 'Berakhir' } },
} satisfies WordsOf<typeof clientsubsdetail>;
