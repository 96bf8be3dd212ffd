/** What a clinic works with. */
import { service } from './resources/service';

export const clinic = {
  service,
};
