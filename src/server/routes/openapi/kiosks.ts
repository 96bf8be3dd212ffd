/** OpenAPI of the kiosks of clinics. */
import type { kioskEndpoints } from '#shared/areas/clinic/endpoints/kiosk';
import type { Descriptions } from './operations';

export const kioskDescriptions: Descriptions<typeof kioskEndpoints> = {
  kiosk: {
    tag: 'visits',
    summary: 'The clinic whose kiosk has this key: `meta.clinic`. Nothing once the clinic has closed it',
  },
  findAtKiosk: {
    tag: 'visits',
    summary:
      'What a patient may do who proves who they are by the number of card or appointment and the date of birth: `meta` has their initials, the numbers that they have, their appointments of today, and the doctors who practise',
    answer: [200, 'What they may do.'],
    refusals: ['kiosk.no_match'],
  },
  arriveAtKiosk: {
    tag: 'visits',
    summary: 'Begins a visit with the doctor, or comes to the appointment: `meta` has the number. A second call answers the same number',
    answer: [201, 'The number in the queue.'],
    refusals: ['kiosk.desk', 'kiosk.no_match'],
  },
};
