/** The script of the toasts: fetched with the first, or ahead of it for anyone who is signed in. */
export const loadNotices = () => import(/* webpackChunkName: "notices" */ './Notices');
