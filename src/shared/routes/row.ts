/** A row of the pages there are (../routes.ts). */
import type { Permission } from '../access';
import type { Feature } from '../domain/features';
import type { Verb } from '../kit/resource';
import type { AreaName, ResourceName } from '../areas/resources';

/** Who may open a page (ROL-3); the server's answers are guarded by permissions, not by these. */
export type NamedGuard = 'open' | 'guest' | 'signedIn' | 'creators' | 'admins' | 'closed';

/**
 * The guard of a page that stands for a resource: anyone whom its rule for this verb lets in. `partly`: also anyone whom it lets do so
 * with some records only.
 */
export type ResourceGuard = { readonly resource: ResourceName; readonly verb: Verb; readonly partly?: true };
export type Guard = NamedGuard | ResourceGuard;

/** Which of a resource's pages a row is. */
export type PageOf = { readonly resource: ResourceName; readonly as: 'list' | 'add' | 'edit' | 'show' };

/**
 * `chunk` is the webpackChunkName of the page's screen, `words` the files under locales that it needs besides `common`:
 * the client fetches both before it shows the page, and the server preloads their files with it.
 */
export type RouteRow = {
  readonly path: `/${string}`;
  readonly name: string;
  readonly guard: Guard;
  readonly chunk: string;
  readonly words: readonly string[];
  /** The permission that the page needs in addition to its guard, checked by the auth layer (APP-16). */
  readonly scope?: Permission;
  /** The feature that the page belongs to: a client that has not bought it sees what it does instead (SUB-11). */
  readonly feature?: Feature;
  /** The area that the page belongs to, where it shows records. */
  readonly area?: AreaName;
  /** Further areas whose records it lists. */
  readonly alsoOf?: readonly AreaName[];
  /** The resource that the page stands for. */
  readonly of?: PageOf;
  /** Once this page stands, the pages of these resources and the other pages with such a list are fetched: they open without a network, too (CORE-13). */
  readonly ahead?: readonly ResourceName[];
  /** The frame around the page, if it does not follow from the guard. */
  readonly frame?: Frame;
};

/** The frames of pages: of the public site, of the sign-in pages, of the dashboard (APP-4). */
export type Frame = 'main' | 'auth' | 'dashboard';
