/** People, what they may do, and where they work. */
import { membership } from './resources/membership';
import { notification } from './resources/notification';
import { permission } from './resources/permission';
import { role } from './resources/role';
import { user } from './resources/user';

export const identity = {
  user,
  role,
  permission,
  membership,
  notification,
};
