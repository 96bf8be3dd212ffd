/** Words of subscription details, in Indonesian. */
import type { clientsubsdetail } from '#shared/resources/clientsubsdetail';
import type { WordsOf } from '../../../kit/words';

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
