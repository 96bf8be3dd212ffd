/** Addresses of the pages of tickets. */

/** The thread of a ticket. */
export const threadPath = (id: string): string => `/tiket/detail?id=${id}`;
