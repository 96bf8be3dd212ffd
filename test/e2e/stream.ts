/** The stream of live updates that a signed-in page opens. */
import type { Page, Request, Response } from '@playwright/test';

/** A request that is never finished while the page is open. */
export const isStream = (request: Request): boolean => request.url().endsWith('/events');

/**
 * Comes when the next stream of a page is open. A page opens it last, so all else has been asked for by then; a page with a stream never
 * has an idle network, so a test must not wait for one.
 */
export const streamOf = (page: Page): Promise<Response> =>
  page.waitForResponse((answer) => isStream(answer.request()) && answer.status() === 200);
