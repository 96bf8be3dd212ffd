/** The address of one's own profile, from the route rows. */
import { routes } from '#shared/routes';

export const profilePath: string = routes.find((row) => row.name === 'userProfile')!.path;
