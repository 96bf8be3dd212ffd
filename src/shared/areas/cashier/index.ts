/** What a clinic charges its patients, and the money that it takes. */
import { service } from './resources/service';
import { tariff } from './resources/tariff';

export const cashier = { service, tariff };
