/** The address of one's own profile, from the route rows. */
import { pathOf } from '#shared/routes';

export const profilePath: string = pathOf('userProfile');
