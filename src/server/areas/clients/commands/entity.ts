/** What the commands of a client do. Rules: SUB-14, SUB-24, SUB-29, PRV-14. */
import { randomUUID } from 'node:crypto';
import type { entity } from '#shared/areas/clients/resources/entity';
import type { Runs } from '#server/repository/serverResource';
import { addExport } from '../sql/clientExports';
import { changeZone } from '../subscriptions/followZone';
import { advanceClock } from './advanceClock';
import { editDetails } from './editDetails';

export const commands: Runs<typeof entity> = {
  configure: async (work, { id, time_zone: before }, { time_zone }) => {
    await changeZone(work, id, before, time_zone!);
    return { time_zone: time_zone! };
  },
  editDetails,
  advanceClock,
  renewScreen: () => Promise.resolve({ screen_key: randomUUID() }),
  renewBooking: () => Promise.resolve({ booking_key: randomUUID() }),
  closeBooking: () => Promise.resolve({ booking_key: null }),
  renewKiosk: () => Promise.resolve({ kiosk_key: randomUUID() }),
  closeKiosk: () => Promise.resolve({ kiosk_key: null }),
  /** All of the client's data is put together by a job. */
  exportData: async (work, { id }) => {
    await addExport(work, id);
    return {};
  },
};
