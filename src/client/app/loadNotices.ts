/** The script of the toasts: fetched with the first, or ahead of it for whoever is signed in. */
export const loadNotices = () => import(/* webpackChunkName: "notices" */ './Notices');
