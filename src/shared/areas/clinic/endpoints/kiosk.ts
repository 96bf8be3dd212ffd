/** What the kiosk of a clinic reads and sends. Rule: VIS-8. */
import type { Endpoints } from '#shared/endpoints/endpoint';
import { date, text } from '#shared/kit/fields';
import { defineInput, toOne } from '#shared/kit/resource';

/** Who somebody is: the number of their card or appointment, and their date of birth. Sent in a body: neither stands in an address. */
const proof = { code: text({ required: true, max: 40 }), birth_date: date({ required: true }) };

export const kioskProof = defineInput('kioskProof', '/kiosk-proofs', { attributes: proof });

/** One of both: the appointment that they come to, or the doctor whom they want to see. */
export const kioskArrival = defineInput('kioskArrival', '/kiosk-arrivals', {
  attributes: proof,
  relations: { appointment: toOne('appointments'), doctor: toOne('team-members') },
});

export const kioskEndpoints = {
  /** By the clinic's kiosk key, which nobody can guess. */
  kiosk: { method: 'GET', path: '/kiosks/{id}', who: 'anyone' },
  findAtKiosk: { method: 'POST', path: '/kiosks/{id}/patients', who: 'anyone', input: kioskProof },
  arriveAtKiosk: { method: 'POST', path: '/kiosks/{id}/arrivals', who: 'anyone', input: kioskArrival },
} as const satisfies Endpoints;
